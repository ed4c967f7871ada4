import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/features/actions/action-head.server'
import { findFieldLabel } from '#app/features/mortgages/loan-part-words'
import { updateLoanPartsDraft, partButtons } from '#app/features/mortgages/loan-parts-draft.server'
import { LoanPartsForm } from '#app/features/mortgages/loan-parts-form'
import { createLoanPartsSchema } from '#app/features/mortgages/loan-parts-form.server'
import { getLoanPartsView } from '#app/features/mortgages/loan-parts-page.server'
import { sendLoanParts } from '#app/features/mortgages/loan-parts-send.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getMortgageAction } from '#app/pages/mortgage-action.server'
import { requireConsumer } from '#app/session/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, mortgage } = await getMortgageAction(visit, 'mortgage-loanparts', args.params)
	const head = await getActionHead(visit, asked)
	return json({ ...head, ...(await getLoanPartsView(visit, asked, mortgage)) })
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, mortgage } = await getMortgageAction(visit, 'mortgage-loanparts', args.params)
	const form = await parseForm(args.request, createLoanPartsSchema(mortgage, visit.say), { buttons: partButtons })
	const changed = await updateLoanPartsDraft(visit, form, asked, mortgage)
	if (changed) return changed
	if (isComplete(form)) return sendLoanParts(visit, form, asked, mortgage)
	if (asked.isDone) return redirect(form.address, 303)
	return answerInvalid(visit, form, [], { '': [visit.say('loanParts.fieldsError')] })
}

export default function LoanPartsPage() {
	const page = useLoaderData<typeof loader>()
	return (
		<ActionPage page={page} name="loan-parts" wordsOf={(name) => findFieldLabel(page, name)}>
			{(form) => <LoanPartsForm key={page.version} page={page} {...form} />}
		</ActionPage>
	)
}
