import type { Page } from 'playwright'
import { summary, type State } from './state'
import { send } from './steps'

const path = '/dossiers/create'

async function choosePartner(page: Page) {
	const id = await page.locator('[name=hasPartner][value=yes]').getAttribute('id')
	await page.locator(`label[for="${id}"]`).click()
}

async function fillIn(page: Page) {
	for (const [name, value] of [
		['firstName', 'Roos'],
		['lastName', 'Wiersma'],
		['email', 'roos@voorbeeld.nl'],
	])
		await page.locator(`[name="persons[0].${name}"]`).fill(value ?? '')
	await send(page)
}

export const createDossier: State[] = [
	{ name: 'empty', path, shows: '[name="persons[0].email"]' },
	{ name: 'with a partner', path, act: choosePartner, shows: '[name=hasPartner][value=yes]:checked' },
	{
		name: 'nothing filled in, with a partner',
		path,
		act: async (page) => {
			await choosePartner(page)
			await send(page)
		},
		shows: `${summary} a[href="#dossier-persons-1-lastName"]`,
	},
	{
		name: 'refused by the API',
		setting: 'refusing',
		path,
		act: fillIn,
		shows: summary,
	},
	{ name: 'without its lists', setting: 'failing', path, shows: 'main [data-tone=warning]' },
	{ name: 'sent', path, act: fillIn, shows: 'main a[href="/guest-receipt/print"]' },
	{ name: 'at a firm without the form', branch: 'delta', path, status: 404, shows: 'main a[href="/"]' },
]
