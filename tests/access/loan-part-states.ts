import type { Page } from 'playwright'
import { summary, type State } from './state'

const path = '/mortgages/10012/loan-parts/11102'

/** Presses a button of the form, of which several are alike to `send`. */
async function press(page: Page, button: string) {
	const answered = page.waitForEvent('framenavigated')
	await page.locator(`main form ${button}`).last().click()
	await answered
	await page.waitForLoadState('load')
}

async function addPart(page: Page) {
	await press(page, '[name=addPart]')
	await page.locator('#part-3').waitFor()
}

async function sendEmptyPart(page: Page) {
	await addPart(page)
	await press(page, 'button:not([name]):not([type=button])')
}

async function finish(page: Page) {
	await press(page, 'button:not([name]):not([type=button])')
	await page.waitForURL(/mortgages\/10011$/)
	await page.goto(new URL('/mortgages/10011/loan-parts/11103', page.url()).href)
}

export const loanPartsForm: State[] = [
	{ name: 'asked for', as: 'anna', path, shows: 'main #part-2' },
	{ name: 'with a new part', as: 'anna', path, act: addPart, shows: 'main [name^=removePart]' },
	{ name: 'with an empty new part', as: 'anna', path, act: sendEmptyPart, status: 422, shows: summary },
	{
		name: 'done',
		as: 'anna',
		path: '/mortgages/10011/loan-parts/11103',
		act: finish,
		shows: 'main h2',
	},
]
