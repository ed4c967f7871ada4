import type { Page } from 'playwright'
import { summary, type State } from './state'
import { send } from './steps'

const marketValueOf = '/mortgages/10011/marketvalue/11033'

async function sendNothing(page: Page) {
	await page.getByRole('radio', { name: /^(Nee|No)$/ }).check({ force: true })
	for (const field of await page.locator('main input[name^=marketValue]').all()) await field.fill('')
	await send(page)
}

export const marketValue: State[] = [
	{ name: 'asked for', as: 'anna', path: marketValueOf, shows: 'main [type=radio]' },
	{ name: 'not chosen', as: 'anna', path: marketValueOf, act: send, shows: summary },
	{
		name: 'left empty',
		as: 'anna',
		path: marketValueOf,
		act: sendNothing,
		shows: summary,
	},
]
