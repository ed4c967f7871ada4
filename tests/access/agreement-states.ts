import type { Page } from 'playwright'
import { summary, type State } from './state'
import { clickLink } from './steps'

const proposal = '/bankguarantees/10061/bnp-proposal/11024'
const atOnce = '/otds/10051/sign/11021'
const byDebit = '/otds/10053/sign/11111'
const agree = 'main form[action$="terms=read"] button'

/** Submits the form as a new document, without the script's own checks. */
async function sendAsIs(page: Page) {
	const form = page.locator('main form[id]')
	await clickLink(page, () => form.evaluate((element: HTMLFormElement) => element.submit()))
}

async function agreeAndSign(page: Page) {
	const sign = page.url()
	await page.goto(`${sign}?terms=read`)
	await page.locator(agree).first().click()
	await page.waitForURL(sign)
	await page.waitForLoadState('load')
	await sendAsIs(page)
}

export const bankguaranteeProposal: State[] = [
	{ name: 'asked for', as: 'anna', path: proposal, shows: 'main [name=approve]' },
	{
		name: 'for who is informal',
		as: 'bram',
		path: '/bankguarantees/20061/bnp-proposal/21005',
		shows: '[name=decline]',
	},
	{ name: 'without the tick', as: 'anna', path: proposal, act: sendAsIs, shows: summary },
	{
		name: 'done',
		as: 'anna',
		path: '/bankguarantees/10061/bnp-proposal/11225',
		shows: 'main:not(:has([name=approve])) dl',
	},
]

export const otdSign: State[] = [
	{ name: 'paid at once', as: 'anna', path: atOnce, shows: 'main [name=agreed]:disabled' },
	{ name: 'paid by direct debit', as: 'anna', path: byDebit, shows: 'main [name*=Iban]' },
	{ name: 'with its terms', as: 'anna', path: `${byDebit}?terms=read`, shows: agree },
	{
		name: 'with unread terms',
		as: 'anna',
		path: atOnce,
		act: sendAsIs,
		shows: '#sign-otd-terms-error',
	},
	{
		name: 'left empty',
		as: 'anna',
		path: byDebit,
		act: agreeAndSign,
		shows: '#sign-otd-sepaAccountholderIbanAccount-error',
	},
	{ name: 'done', as: 'anna', path: '/otds/10052/sign/11112', shows: 'main a[href$="/download-otd"]' },
]
