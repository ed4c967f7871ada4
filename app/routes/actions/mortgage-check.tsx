import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openOwnCheck } from '#app/pages/mortgage-check.server'
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
	return withHelp(help, loadWizard(await openOwnCheck(ctx, args.params), args.request))
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	return answerWizard(await openOwnCheck(ctx, args.params), args.request)
}

export default function MortgageCheckPage() {
	return <QuestionPage name="check" page={useLoaderData<typeof loader>()} />
}
