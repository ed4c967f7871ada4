import type { Page } from 'playwright'
import { summary, type State } from './state'
import { send, takeSteps } from './steps'

const path = '/mortgage-check/10011/11037'
const login = '/mortgage-check-login/11037'

function enter(birthday: string, ...more: ((page: Page) => Promise<void>)[]) {
	return async (page: Page) => {
		await giveName(page, 'anna@voorbeeld.nl', birthday)
		for (const act of more) await act(page)
	}
}

async function giveName(page: Page, email: string, birthday: string) {
	await page.locator('[name=email]').fill(email)
	await page.locator('[name=birthday]').fill(birthday)
	await send(page)
}

/** Uses an account of no other state, because a login as that account resets the count. */
async function tryTooOften(page: Page) {
	for (let count = 0; count < 6; count += 1) await giveName(page, 'tom@voorbeeld.nl', '01-01-1980')
}

export const mortgageCheck: State[] = [
	{ name: 'first step', as: 'anna', path, shows: '[name="parts[0].amount"]' },
	{ name: 'without answers', as: 'anna', path, act: send, shows: summary },
	{ name: 'plans', as: 'anna', path, act: takeSteps(2), shows: '[name=moving]' },
	{
		name: 'advice to who is informal',
		as: 'bram',
		path: '/mortgage-check/20011/21033',
		act: takeSteps(5),
		shows: '#review',
	},
]

export const guestMortgageCheck: State[] = [
	{ name: 'first step', path: login, act: enter('31-03-1984'), shows: '[name="parts[0].amount"]' },
	{
		name: 'without answers',
		path: login,
		act: enter('31-03-1984', send),
		shows: summary,
	},
	{ name: 'advice', path: login, act: enter('31-03-1984', takeSteps(5)), shows: '#review' },
]

export const mortgageCheckLogin: State[] = [
	{ name: 'empty', path: login, shows: '[name=birthday]' },
	{ name: 'refused', path: login, act: enter('01-01-1980'), shows: summary },
	{ name: 'locked', path: login, act: tryTooOften, shows: summary },
]
