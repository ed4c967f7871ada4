import type { Page } from 'playwright'
import type { State } from './state'
import { send } from './steps'

async function wantMore(page: Page) {
	await page.locator('[name=size][value=larger] + label').click()
	await page.locator('[name=contrast][value=more] + label').click()
	await page.locator('[name=notices][value=stay] + label').click()
	await send(page)
}

export const preferences: State[] = [
	{ name: 'of a guest', path: '/preferences', shows: '[name=size][value=usual]:checked' },
	{
		name: 'larger and stronger',
		as: 'anna',
		path: '/preferences',
		act: wantMore,
		shows: 'html[data-size=larger][data-contrast=more]',
	},
]
