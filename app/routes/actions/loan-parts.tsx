import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { findFieldLabel } from '#app/features/mortgages/loan-part-labels'
import { updateLoanPartsDraft, partButtons } from '#app/features/mortgages/loan-parts-draft.server'
import { LoanPartsForm } from '#app/features/mortgages/loan-parts-form'
import { createLoanPartsSchema } from '#app/features/mortgages/loan-parts-form.server'
import { getLoanPartsView } from '#app/features/mortgages/loan-parts-page.server'
import { sendLoanParts } from '#app/features/mortgages/loan-parts-send.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getMortgageAction } from '#app/pages/mortgage-action.server'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, mortgage } = await getMortgageAction(ctx, 'mortgage-loanparts', args.params)
	const head = await getActionHead(ctx, task)
	return json({ ...head, ...(await getLoanPartsView(ctx, task, mortgage)) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, mortgage } = await getMortgageAction(ctx, 'mortgage-loanparts', args.params)
	const form = await parseForm(args.request, createLoanPartsSchema(mortgage, ctx.say), {
		buttons: partButtons,
	})
	const changed = await updateLoanPartsDraft(ctx, form, task, mortgage)
	if (changed) return changed
	if (isComplete(form)) return sendLoanParts(ctx, form, task, mortgage)
	if (task.isDone) return redirect(form.address, 303)
	return answerInvalid(ctx, form, [], { '': [ctx.say('loanParts.fieldsError')] })
}

export default function LoanPartsPage() {
	const page = useLoaderData<typeof loader>()
	return (
		<ActionPage page={page} name="loan-parts" getFieldLabel={(name) => findFieldLabel(page, name)}>
			{(form) => <LoanPartsForm key={page.version} page={page} {...form} />}
		</ActionPage>
	)
}
