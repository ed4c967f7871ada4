import type { Page } from '#tests/support/page'

/** Formal or informal. */
export const send = /^Verstuur (uw|je) gegevens$/
export const required = 'Dit veld is verplicht'
export const incomplete = 'Niet alle verplichte velden zijn ingevuld'
export const anna = '/actions/11031/inventory?way=manual'
export const bram = '/actions/21032/inventory?way=manual'

function controlsOf(page: Page, name: string) {
	const found = [...page.document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
	if (found.length === 0) throw new Error(`The form has no field ${name}`)
	return found
}

/** Value of a field, or the chosen option; undefined: none. */
export function findFieldValue(page: Page, name: string) {
	const [first, ...others] = controlsOf(page, name)
	if (first?.type !== 'radio') return first?.value
	return [first, ...others].find(({ checked }) => checked)?.value
}

export function fillIn(page: Page, answers: Record<string, string>) {
	for (const [name, value] of Object.entries(answers)) {
		const controls = controlsOf(page, name)
		for (const control of controls) {
			if (control.type === 'radio') control.checked = control.value === value
			else control.value = value
		}
		if (findFieldValue(page, name) !== value) throw new Error(`${name} can't be "${value}"`)
	}
	return page
}

/** Presses a visible button by its text; a query by role takes a second among two hundred fields. */
export function pressFormButton(page: Page, words: string | RegExp): Promise<Page> {
	const buttons = [...page.document.querySelectorAll('main form button:not([aria-hidden])')]
	const isNamed = (name: string) => (typeof words === 'string' ? name === words : words.test(name))
	const button = buttons.find(({ textContent }) => isNamed(textContent))
	if (!button) throw new Error(`The form has no button "${String(words)}"`)
	return page.press(button)
}

/** Adds the fields of extra rows directly, because a press per row would take minutes. */
export function addFields(page: Page, answers: Record<string, string>) {
	const form = page.document.querySelector('main form')
	for (const [name, value] of Object.entries(answers)) {
		const field = Object.assign(page.document.createElement('input'), { name, value })
		form?.append(field)
	}
}

/** Field names in page order, without technical fields. */
export function listFieldNames(page: Page): string[] {
	const controls = page.document.querySelectorAll('main form :is(input, select, textarea):not([type=hidden])')
	return [...new Set([...controls].map((control) => control.getAttribute('name') ?? ''))]
}

export function listSummaryErrors(page: Page) {
	return [...page.getByRole('alert').querySelectorAll('li')].map(({ textContent }) => textContent)
}

/** Fields with errors, from the links in the summary. */
export function listWrongFields(page: Page) {
	const links = [...page.getByRole('alert').querySelectorAll<HTMLAnchorElement>('li a')]
	return links.map(({ hash }) => page.document.querySelector(hash)?.getAttribute('name'))
}

/** Required answers of a person without a mortgage, pension or other rows. */
export const demanded = {
	gender: 'X',
	initials: 'Q.',
	firstName: 'Quinten',
	lastName: 'Zijlstra',
	streetName: 'Turfsingel',
	houseNumber: '7-A',
	zipcode: '9712 KL',
	city: 'Groningen',
	birthDate: '1-2-1990',
	birthCountry: 'SR Suriname',
	birthLastName: 'Zijlstra',
	email: 'quinten@voorbeeld.nl',
	maritalState: '5',
	degree: '7',
	grossMonthlyIncome: '2.000',
}

/** The same answers under the client's or the partner's names. */
export function createPersonIn(path: string, change: Record<string, string> = {}) {
	const entries = Object.entries({ ...demanded, ...change })
	return Object.fromEntries(entries.map(([name, value]) => [`${path}.${name}`, value]))
}
