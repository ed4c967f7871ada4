import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createCheckPurpose } from '#app/features/check-login/check-login.server'
import { openGuestCheck } from '#app/pages/mortgage-check.server'
import { getPageTitle } from '#app/request/page-title'
import { QuestionPage } from '#app/pages/question-page'
import { requireKnownGuest } from '#app/request/guard.server'
import { answerWizard } from '#app/wizard/post-wizard.server'
import { loadWizard } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireKnownGuest(args, args.params.action, createCheckPurpose(args.params.action))
	return loadWizard(await openGuestCheck(ctx, ctx.known), args.request)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireKnownGuest(args, args.params.action, createCheckPurpose(args.params.action))
	return answerWizard(await openGuestCheck(ctx, ctx.known), args.request)
}

export default function GuestMortgageCheckPage() {
	return <QuestionPage name="check" page={useLoaderData<typeof loader>()} />
}
