import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getCheckHead } from '#app/features/mortgage-check/check-head.server'
import { sendGuestCheck } from '#app/features/mortgage-check/send-check.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getGuestCheck } from '#app/pages/mortgage-check.server'
import { requireKnownGuest } from '#app/request/guard.server'
import { postWizard } from '#app/wizard/post-wizard.server'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { WizardForm } from '#app/wizard/wizard-form'
import { getWizardView } from '#app/wizard/wizard-page.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireKnownGuest(args, args.params.action)
	const { said: guestCtx, check } = await getGuestCheck(ctx, ctx.known)
	const page = await getWizardView(guestCtx, check.wizard, args.request)
	return json({ ...(await getCheckHead(guestCtx, check)), ...page })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireKnownGuest(args, args.params.action)
	const { said: guestCtx, check } = await getGuestCheck(ctx, ctx.known)
	const answers = await postWizard(guestCtx, check.wizard, args.request)
	if (answers instanceof Response) return answers
	return sendGuestCheck(guestCtx, check, answers, ctx.known)
}

export default function GuestMortgageCheckPage() {
	const page = useLoaderData<typeof loader>()
	const getFieldLabel = createQuestionLabels(page)
	return (
		<ActionPage page={page} name="check" getFieldLabel={getFieldLabel}>
			{(form) => <WizardForm name="check" page={page} {...form} />}
		</ActionPage>
	)
}
