import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/features/actions/action-head.server'
import { MarketValueForm } from '#app/features/mortgages/market-value-form'
import {
	createMarketValueSchema,
	buildMarketValueView,
	sendMarketValue,
} from '#app/features/mortgages/market-value.server'
import { answerInvalid, isComplete, parseForm } from '#app/forms/parse-form.server'
import { createLabelFinder } from '#app/forms/labels-of'
import { getPageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { getMortgageAction } from '#app/pages/mortgage-action.server'
import { requireConsumer } from '#app/session/guard.server'
import { DefinitionList } from '#app/ui/definition-list'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, mortgage } = await getMortgageAction(visit, 'mortgage-marketvalue', args.params)
	return json({ ...(await getActionHead(visit, asked)), ...buildMarketValueView(mortgage, visit.say) })
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args)
	const { asked, mortgage } = await getMortgageAction(visit, 'mortgage-marketvalue', args.params)
	const form = await parseForm(args.request, createMarketValueSchema(mortgage, visit.say))
	if (!isComplete(form)) return answerInvalid(visit, form)
	return sendMarketValue(visit, form, asked, mortgage)
}

export default function MarketValuePage() {
	const page = useLoaderData<typeof loader>()
	const wordsOf = createLabelFinder({ basedOn: page.basis, marketValue: page.value, marketValueDate: page.date })
	const lead = <DefinitionList items={page.facts} />
	return (
		<ActionPage page={page} name="market-value" wordsOf={wordsOf} lead={lead}>
			{(form) => <MarketValueForm page={page} {...form} />}
		</ActionPage>
	)
}
