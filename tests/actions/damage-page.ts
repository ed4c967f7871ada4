import { expect } from 'vitest'
import type { TestFile } from '../support/form-body'
import type { Page } from '../support/page'
import type { Visitor } from '../support/visitor'

export const damageAddress = '/general-insurances/10043/damage-reports/create'
export const damageCall = '/api/products/general-insurances/10043/damage-reports'

export const filled = {
	date: '03-03-2025',
	time: '14:30',
	cause: 'Brand <keuken>',
	notes: 'Een pan & een plank',
}
type Words = typeof filled

export const labels: Record<keyof Words, string> = {
	date: 'Op welke dag is de schade ontstaan?',
	time: 'Hoe laat was dat?',
	cause: 'Wat is de oorzaak?',
	notes: 'Toelichting',
}
export const fileLabel = 'Foto’s en andere bestanden'
const fields = ['date', 'time', 'cause', 'notes'] as const

/** Fills in the form of a page; missing fields get the values of `filled`. */
export function fillIn(page: Page, { files = [], ...words }: Partial<Words> & { files?: TestFile[] } = {}) {
	for (const name of fields) page.fill(labels[name], { ...filled, ...words }[name])
	page.attach(fileLabel, files)
	return page
}

export async function report(visitor: Visitor, given: Partial<Words> & { files?: TestFile[] } = {}) {
	return fillIn(await visitor.visit(damageAddress), given).press('Verstuur de melding')
}

export function readFieldValues(page: Page) {
	const values = fields.map((name) => {
		const field = page.document.querySelector<HTMLInputElement>(`main [name=${name}]`)
		return [name, field?.value]
	})
	return Object.fromEntries(values) as Words
}

/** The form has one message in the summary, and the same message at the field that the summary links to. */
export function expectMessageAt(page: Page, name: keyof Words | 'file', message: RegExp | string) {
	const field = page.document.querySelector(`main [name=${name}]`)
	const id = field?.id ?? ''
	const links = page.getByRole('alert').querySelectorAll('li a')
	expect([...links].map((link) => link.getAttribute('href'))).toEqual([`#${id}`])
	expect(links[0]?.textContent).toMatch(message)
	expect(field?.getAttribute('aria-invalid')).toBe('true')
	expect(field?.getAttribute('aria-describedby')).toContain(`${id}-error`)
	expect(page.document.getElementById(`${id}-error`)?.textContent).toMatch(message)
}
