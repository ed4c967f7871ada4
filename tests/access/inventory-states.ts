import type { Page } from 'playwright'
import { summary, type State } from './state'
import { pressButton } from './steps'

const path = '/actions/11031/inventory'
const byHand = `${path}?way=manual`
/** The button that sends; the form has several. */
const submit = 'main form button:not([name], [type=button], [aria-hidden])'

/** The choice page once a draft of the form exists. */
function openChoiceWithDraft(choice: string) {
	return async (page: Page) => {
		await pressButton('[name=later]')(page)
		await page.goto(new URL(choice, page.url()).href)
	}
}

/** Adds a row of each kind; there is a mortgage already. */
async function addRows(page: Page) {
	const id = await page.locator('[name="mortgage.hasMortgage"][value=yes]').getAttribute('id')
	await page.locator(`label[for="${id}"]`).click()
	for (const block of ['loanParts', 'pensions', 'partnerPensions'])
		await pressButton(`[name=add-${block}]`)(page)
}

export const inventory: State[] = [
	{ name: 'ways to choose from', as: 'anna', path, shows: 'main [name=way]' },
	{ name: 'by hand, of two people', as: 'anna', path: byHand, shows: 'main [name="partner.email"]' },
	{
		name: 'without what is required',
		as: 'anna',
		path: byHand,
		act: pressButton(submit),
		shows: summary,
	},
	{ name: 'with rows', as: 'anna', path: byHand, act: addRows, shows: '#partnerPensions-1' },
	{
		name: 'ways beside a draft, of who is informal',
		as: 'bram',
		path: '/actions/21032/inventory?way=manual',
		act: openChoiceWithDraft('/actions/21032/inventory'),
		shows: 'main a[href$="?way=manual"]',
	},
]
