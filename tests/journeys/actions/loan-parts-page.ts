import { expect } from 'vitest'
import type { Page } from '#tests/support/page'
import type { ClientSite } from '#tests/support/use-site'

const first = {
	id: '71',
	type: 'annuity',
	amount: 212500,
	interest: 3.85,
	date: '2021-06-01',
	start_of_fixed_rate_period: '01-06-2021',
	end_of_fixed_rate_period: '2041-06-01T00:00:00',
}
const asked = {
	id: '70',
	type: 'UPDATE_LOAN_PARTS',
	label: 'Werk de leningdelen bij',
	product: { id: '7', label: 'Huis', type: 'mortgage' },
}
export const house = {
	id: '7',
	label: 'Huis',
	loan_parts: [first, { id: '72', type: 'savings' }],
	loan_part_types: [{ name: 'annuity', label: 'Annuïteiten' }, 'linear'],
	collateral: { market_value: 415000, market_value_date: '2026-02-01', based_on: 'woz' },
	smartcare: { minimum_savings_amount: 50, minimum_savings_period: 'ANNUALLY' },
}

/** Adds an action that asks for a mortgage's loan parts. Returns the page of its form. */
export async function openLoanParts(site: ClientSite, change: object = {}, visitor = site.anna) {
	site.tell('/api/actions', asked)
	site.tell('/api/products/mortgages', { ...house, ...change })
	return visitor.visit('/mortgages/7/loan-parts/70')
}

export const send = 'Verstuur uw gegevens'
export const add = 'Voeg een leningdeel toe'
export const required = 'Dit veld is verplicht'
export const incomplete =
	'De gegevens van uw hypotheek zijn nog niet compleet. Controleer uw antwoorden hieronder.'

export function getFormField(page: Page, name: string) {
	const field = page.document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=radio][value=""])`)
	if (!field) throw new Error(`The form has no field ${name}`)
	return field
}

export function listSummaryErrors(page: Page) {
	return [...page.getByRole('alert').querySelectorAll('li')].map(({ textContent }) => textContent)
}

/** An error at this field: a message there, and one in the summary that links to it. */
export function expectErrorAt(page: Page, name: string, words: string, message: string) {
	const field = getFormField(page, name)
	const holder = field.type === 'radio' ? field.closest('fieldset') : field
	expect(holder?.getAttribute('aria-invalid')).toBe('true')
	const described = (holder?.getAttribute('aria-describedby') ?? '').split(' ')
	expect(described.map((id) => page.document.getElementById(id)?.textContent)).toContain(message)
	const link = [...page.getByRole('alert').querySelectorAll('a')].find((one) => one.hash === `#${field.id}`)
	expect(link?.textContent).toBe(`${words}${words.endsWith('?') ? '' : ':'} ${message}`)
}
