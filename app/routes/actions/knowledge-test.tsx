import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openKnowledge } from '#app/features/knowledge/knowledge.server'
import { getPageTitle } from '#app/request/page-title'
import { QuestionPage } from '#app/pages/question-page'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { answerWizard } from '#app/wizard/post-wizard.server'
import { loadWizard } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	return withHelp(help, loadWizard(await openKnowledge(ctx, args.params), args.request))
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	return answerWizard(await openKnowledge(ctx, args.params), args.request)
}

export default function KnowledgePage() {
	return <QuestionPage name="knowledge" page={useLoaderData<typeof loader>()} />
}
