import type { Page } from 'playwright'
import { summary, type State } from './state'
import { pressButton } from './steps'

const path = '/mortgages/10012/loan-parts/11102'

/** The button that sends; the form has several. */
const sendParts = pressButton('main form button:not([name], [type=button], [aria-hidden])')

async function addPart(page: Page) {
	await pressButton('[name=add-newParts]')(page)
	await page.locator('#newParts-1').waitFor()
}

async function sendEmptyPart(page: Page) {
	await addPart(page)
	await sendParts(page)
}

async function finish(page: Page) {
	await sendParts(page)
	await page.waitForURL(/mortgages\/10011$/)
	await page.goto(new URL('/mortgages/10011/loan-parts/11103', page.url()).href)
}

export const loanPartsForm: State[] = [
	{ name: 'asked for', as: 'anna', path, shows: 'main #parts-2' },
	{ name: 'with a new part', as: 'anna', path, act: addPart, shows: 'main [name^=remove-newParts]' },
	{ name: 'with an empty new part', as: 'anna', path, act: sendEmptyPart, shows: summary },
	{
		name: 'done',
		as: 'anna',
		path: '/mortgages/10011/loan-parts/11103',
		act: finish,
		shows: 'main h2',
	},
]
