import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { summary, type State } from './state'
import { clickLink, pressButton } from './steps'

const path = '/nps-feedback'

/** Opens a mail's link of its own, because a used link leads to the next step. */
async function openMail(page: Page) {
	await page.goto(new URL(`${path}?token=${randomUUID()}&value=9`, page.url()).href)
}

async function answer(page: Page) {
	await openMail(page)
	await pressButton('[name="answer.0"]')(page)
}

async function sendNothing(page: Page) {
	await answer(page)
	await pressButton('main form button')(page)
}

async function openBeforehand(page: Page) {
	await page.setExtraHTTPHeaders({ purpose: 'prefetch' })
	await openMail(page)
}

async function chooseAgain(page: Page) {
	await openMail(page)
	await clickLink(page, () => page.locator('main p a').first().click())
}

/** Blocks the page's automatic reload, so that the page can be judged. */
async function openAndStay(page: Page) {
	await page.route(/state=/, (route) => route.abort('aborted'))
	await openMail(page)
}

export const feedback: State[] = [
	{ name: 'thanks', path, shows: 'main p' },
	{ name: 'a question', path, act: openMail, shows: '[name="answer.2"]' },
	{ name: 'another score', path, act: chooseAgain, shows: '[name=score]' },
	{ name: 'words are asked for', path, act: answer, shows: 'textarea' },
	{ name: 'no words are given', path, act: sendNothing, status: 422, shows: summary },
	{ name: 'nobody chose the score yet', path, act: openBeforehand, shows: 'main form button' },
	{
		name: 'the score is being processed',
		setting: 'silent',
		path,
		act: openAndStay,
		shows: 'meta[http-equiv=refresh]',
	},
]
