import type { Page } from 'playwright'
import { demoPassword } from '../support/sign-in'
import { summary, type State } from './state'
import { pressButton, send, signIn, takeSteps } from './steps'

const path = '/actions/11036/hypact-form'

async function openDraft(page: Page) {
	await signIn(page, 'bram@voorbeeld.nl', demoPassword)
	await page.goto(new URL('/actions/21031/hypact-form', page.url()).href)
	// A draft counts with one real answer (contract §10).
	await takeSteps(1)(page)
	await pressButton('[name=later]')(page)
	await page.goto(new URL('/actions', page.url()).href)
	await page.locator('main a[href^="/drafts/"]').first().click()
	await page.waitForURL('**/delete')
}

export const hypact: State[] = [
	{ name: 'first step', as: 'anna', path, shows: 'main fieldset' },
	{ name: 'without answers', as: 'anna', path, act: send, shows: summary },
	{
		name: 'of two people',
		as: 'anna',
		path,
		act: takeSteps(2),
		shows: '[name="customer[1].incomeExpectationTrend"]',
	},
	{
		name: 'last step of who is informal',
		as: 'bram',
		path: '/actions/21031/hypact-form',
		act: takeSteps(8),
		shows: '#review',
	},
]

export const discardDraft: State[] = [
	{ name: 'asked first', path: '/', act: openDraft, shows: 'main form button' },
]
