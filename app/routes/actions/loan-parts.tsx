import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { getLoanPartsView, requireReadParts } from '#app/features/mortgages/loan-parts-page.server'
import { postLoanParts } from '#app/features/mortgages/loan-parts-send.server'
import { getPageTitle } from '#app/request/page-title'
import { getMortgageAction } from '#app/pages/mortgage-action.server'
import { QuestionPage } from '#app/pages/question-page'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { FactsCard } from '#app/ui/definition-list'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const { task, mortgage } = await getMortgageAction(ctx, 'mortgage-loanparts', args.params)
	requireReadParts(ctx, task, mortgage)
	const view = await getLoanPartsView(ctx, task, mortgage)
	const terms = view.facts && { facts: view.facts }
	return withHelp(help, { ...(await getActionHead(ctx, task, 'actions/loan-parts', terms)), ...view })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task, mortgage } = await getMortgageAction(ctx, 'mortgage-loanparts', args.params)
	return postLoanParts(ctx, args.request, task, mortgage)
}

export default function LoanPartsPage() {
	const page = useLoaderData<typeof loader>()
	const lead = <FactsCard items={page.facts} />
	return <QuestionPage name="loan-parts" page={page} lead={lead} />
}
