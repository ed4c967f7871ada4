import type { State } from './state'
import { summary } from './state'
import { send } from './steps'

const opportunityOf = (mortgage: string, action: string) =>
	`/mortgages/${mortgage}/present-opportunity-to-consumer/${action}`
const conditionsOf = (action: string) => `/actions/${action}/update-date-conditions-precedent`

export const conditionsPrecedent: State[] = [
	{ name: 'asked for', as: 'anna', path: conditionsOf('11105'), shows: '[name=dateConditionsPrecedent]' },
	{
		name: 'left empty',
		as: 'anna',
		path: conditionsOf('11105'),
		act: send,
		shows: summary,
	},
	{ name: 'already done', as: 'anna', path: conditionsOf('11035'), shows: 'main h2' },
]

export const opportunity: State[] = [
	{ name: 'with an amount', as: 'anna', path: opportunityOf('10011', '11034'), shows: 'main strong' },
	{ name: 'in words only', as: 'anna', path: opportunityOf('10012', '11104'), shows: 'main [type=radio]' },
	{
		name: 'for later, without a date',
		as: 'anna',
		path: opportunityOf('10011', '11034'),
		act: async (page) => {
			await page.locator('[value=future_date]').check({ force: true })
			await send(page)
		},
		shows: summary,
	},
	{
		name: 'for an amount that is none',
		as: 'anna',
		path: opportunityOf('10011', '11034'),
		act: async (page) => {
			await page.locator('[value=custom_amount]').check({ force: true })
			await page.locator('[name=customAmount]').fill('veel')
			await send(page)
		},
		shows: summary,
	},
]
