import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { MarketValueForm } from '#app/features/mortgages/market-value-form'
import {
	createMarketValueSchema,
	buildMarketValueView,
	sendMarketValue,
} from '#app/features/mortgages/market-value.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { createLabelFinder } from '#app/forms/label-finder'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getMortgageAction } from '#app/pages/mortgage-action.server'
import { requireConsumer } from '#app/request/guard.server'
import { DefinitionList } from '#app/ui/definition-list'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, mortgage } = await getMortgageAction(ctx, 'mortgage-marketvalue', args.params)
	return json({ ...(await getActionHead(ctx, task)), ...buildMarketValueView(mortgage, ctx.say) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { asked: task, mortgage } = await getMortgageAction(ctx, 'mortgage-marketvalue', args.params)
	const form = await parseForm(args.request, createMarketValueSchema(mortgage, ctx.say))
	if (!isComplete(form)) return answerInvalid(ctx, form)
	return sendMarketValue(ctx, form, task, mortgage)
}

export default function MarketValuePage() {
	const page = useLoaderData<typeof loader>()
	const getFieldLabel = createLabelFinder({
		basedOn: page.basis,
		marketValue: page.value,
		marketValueDate: page.date,
	})
	const lead = <DefinitionList items={page.facts} />
	return (
		<ActionPage page={page} name="market-value" getFieldLabel={getFieldLabel} lead={lead}>
			{(form) => <MarketValueForm page={page} {...form} />}
		</ActionPage>
	)
}
