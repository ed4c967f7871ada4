import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import {
	buildMarketValueView,
	listMarketValueTerms,
	postMarketValue,
} from '#app/features/mortgages/market-value.server'
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
	const { task, mortgage } = await getMortgageAction(ctx, 'mortgage-marketvalue', args.params)
	const head = await getActionHead(ctx, task, 'actions/market-value', listMarketValueTerms(mortgage, ctx.say))
	return withHelp(help, { ...head, ...buildMarketValueView(mortgage, ctx.say) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { task, mortgage } = await getMortgageAction(ctx, 'mortgage-marketvalue', args.params)
	return postMarketValue(ctx, args.request, task, mortgage)
}

export default function MarketValuePage() {
	const page = useLoaderData<typeof loader>()
	return <QuestionPage page={page} name="market-value" lead={<FactsCard items={page.house} />} />
}
