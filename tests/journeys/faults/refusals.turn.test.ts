import { within } from '@testing-library/dom'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { questionnaireForms } from '#tests/actions/questionnaire-forms'
import { fillWithoutScripts } from '#tests/actions/steps'
import { readText } from '#tests/support/card'
import { generic } from '#tests/support/fault-list'
import { isFull, deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { fillIn as fillDossier, roos } from '../guest/dossier-site'
import { dialects } from './refusal-dialects'
import { refusedForms, type RefusedForm } from './refusal-forms'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
beforeEach(() => {
	site.portal.lines.splice(0)
})

const words = 'Dit is niet aangenomen. Kijk het na.'

/** Answers each command of the form with a body. */
function answerWith(body: unknown, status = 422, headers: Record<string, string> = {}) {
	const answer = () => HttpResponse.json(body as JsonBodyType, { status, headers })
	site.api.answer(http.post(/\/api\/(?!auth|maintenance)/, answer))
}

async function send(form: RefusedForm) {
	const page = await form.open(site)
	const [button] = [...page.document.querySelectorAll('main form button:not([aria-hidden])')].filter((one) =>
		form.button.test(readText(one)),
	)
	if (!button) throw new Error('The form has no such button')
	return page.press(button)
}

const fieldOf = (page: Page, { label }: RefusedForm) =>
	page.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' })

function listDescriptions(page: Page, field: HTMLElement) {
	const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
	return ids.map((id) => page.document.getElementById(id)?.textContent)
}

const readAlert = (page: Page) => {
	const alert = page.getByRole('alert')
	return {
		heading: alert.querySelector('h2')?.textContent,
		errors: [...alert.querySelectorAll('li')].map((item) => item.textContent),
		rest: [...alert.querySelectorAll('p')].map(readText),
	}
}

/** The field alone is marked and says what to do; what was typed is kept, and nothing is sent twice. */
function expectMarked(page: Page, form: RefusedForm, text = words) {
	expect(page.isRefused).toBe(true)
	expect(page.title).toMatch(/^Fout: /)
	const field = fieldOf(page, form)
	expect(field.getAttribute('aria-invalid')).toBe('true')
	expect(listDescriptions(page, field)).toContain(text)
	expect(field.value).toBe(form.typed)
	const { heading, errors, rest } = readAlert(page)
	expect([heading, rest]).toEqual(['Er is 1 antwoord dat nog niet klopt', []])
	expect(errors).toEqual([expect.stringContaining(text)])
	expect(page.getByRole('alert').querySelector('a')?.hash).toBe(`#${field.id}`)
	expect(page.words).not.toContain('Interne fout')
	expect(site.api.callsTo('POST', form.call)).toHaveLength(1)
}

/** `npm run test:full faults` tries each dialect on each form, `npm test` those that are dealt. */
const cases = dialects.flatMap(([dialect, body], row) =>
	refusedForms
		.filter((_, at) => isFull('faults') || (row % 3 === 0 && at === (row / 3) % refusedForms.length))
		.map((form, at) => ({ dialect, body, form, name: form.name, isWrapped: (row + at) % 2 === 0 })),
)

describe(`A field that the API refuses is marked, whatever the form of the refusal (${cases.length} cases)`, () => {
	test.each(cases)('$dialect: $name [227] [322] [423] [563] [655]', async ({ body, form, isWrapped }) => {
		answerWith(body(isWrapped ? ['data', ...form.path] : form.path))
		expectMarked(await send(form), form)
	})
})

const findForm = (name: string) => refusedForms.find((form) => form.name === name)!
const report = findForm('A damage report')
const guest = findForm('A new dossier')
const call = { text: 'Helpt dat niet, bel ons dan.', phone: '050 555 01 00' }

/** The generic sentence, with the firm's phone number under it. */
function expectCall(page: Page, heading: string, errors = [generic.nl]) {
	expect(readAlert(page)).toEqual({ heading, errors, rest: [`${call.text} ${call.phone}`] })
	const link = within(page.getByRole('alert')).getByRole<HTMLAnchorElement>('link', {
		name: /^050\s555\s01\s00$/,
	})
	expect(link.href).toBe('tel:+31505550100')
}

describe('A refusal that names no field of the form', () => {
	test.each<[status: number, body: unknown]>(
		deal('faults', [
			[422, {}],
			[422, { code: 'watIsDit', errors: [{ source: { pointer: '/data/attributes/shoeSize' } }] }],
			[400, { non_field_errors: ['Interne fout'] }],
			[403, { message: 'Interne fout' }],
			[404, { code: 'watIsDit' }],
			[409, { code: 'watIsDit', errors: [{ title: 'Conflict' }] }],
			[410, {}],
		]),
	)(
		'%i %j: the generic sentence and whom to call, no heading that it contradicts [244] [246]',
		async (...row) => {
			const [status, body] = row
			answerWith(body, status)
			const page = await send(report)
			expect(page.isRefused).toBe(true)
			expectCall(page, 'Dit is nog niet gelukt')
			expect(page.document.querySelector('main [aria-invalid]')).toBeNull()
			expect(fieldOf(page, report).value).toBe(report.typed)
			expect(site.api.callsTo('POST', report.call)).toHaveLength(1)
		},
	)

	test('a known code needs no call; its heading is that of the code', async () => {
		answerWith({ code: 'dossierExternalIdExists' }, 409)
		expect(readAlert(await send(guest))).toEqual({
			heading: 'Dit is al gedaan',
			errors: ['Dit dossier is er al.'],
			rest: [],
		})
	})

	test('a guest reads it too, in English', async () => {
		answerWith({}, 422)
		const form = await (await guest.open(site)).press('English')
		const page = await fillDossier(form, roos).press('Send your details')
		expect(page.isRefused).toBe(true)
		expect(readAlert(page).rest).toEqual(['If that does not help, call us. +31 50 555 01 00'])
	})
})

test('All fields that are named are marked, each with the sentence of its own code', async () => {
	const errors = { date: ['invalidDate'], Cause: ['Interne fout'], shoe_size: ['Interne fout'] }
	answerWith({ code: 'validationFailed', errors })
	const { heading, errors: told, rest } = readAlert(await send(report))
	expect([heading, rest]).toEqual(['Er zijn 2 antwoorden die nog niet kloppen', []])
	expect(told).toEqual([
		'Op welke dag is de schade ontstaan? Deze datum klopt niet. Vul een datum in als dd-mm-jjjj.',
		`Wat is de oorzaak? ${words}`,
	])
})

test('A question of an earlier step is told on the last one, and leads to its step [542]', async () => {
	const form = questionnaireForms[0]!
	const page = await fillWithoutScripts(await site.anna.visit(form.address), form.steps)
	answerWith({
		errors: [{ source: { pointer: '/data/attributes/data/customer/1/income_expectation_trend' } }],
	})
	const refused = await page.press(form.button)
	const { heading, errors, rest } = readAlert(refused)
	expect([refused.isRefused, heading, rest]).toEqual([true, 'Er is 1 antwoord dat nog niet klopt', []])
	expect(errors).toEqual([expect.stringMatching(/^\S.*[?:] Dit is niet aangenomen\. Kijk het na\.$/)])
	const { hash } = refused.getByRole('alert').querySelector('a')!
	const step = await refused.press(refused.document.querySelector(hash)!)
	expect(step.document.querySelector('main [name="customer[1].incomeExpectationTrend"]')).not.toBeNull()
})

describe('A 200 that is a failure', () => {
	test.each(deal('faults', refusedForms))('marks the field that it names: $name', async (form) => {
		answerWith(
			{ data: null, errors: [{ source: { pointer: `/data/attributes/${form.path.join('/')}` } }] },
			200,
		)
		expectMarked(await send(form), form)
	})

	test.each(deal('faults', refusedForms))('is never told as received: $name', async (form) => {
		answerWith({ success: false, message: 'Interne fout' }, 200)
		const page = await send(form)
		expect(page.isRefused).toBe(true)
		expectCall(page, 'Dit is nog niet gelukt')
		expect(page.words).not.toMatch(/ontvangen\b.*bewijs/)
		expect(site.api.callsTo('POST', form.call)).toHaveLength(1)
	})
})

describe('A form that the API wants later', () => {
	test('says from when', async () => {
		answerWith({ message: 'Too Many Requests' }, 429, { 'Retry-After': '90' })
		const page = await send(report)
		expect([page.isRefused, page.headers['retry-after']]).toEqual([true, undefined])
		const told = new RegExp(`^${generic.nl} Dat kan weer na (morgen )?\\d{1,2}:\\d\\d uur\\.$`)
		const { heading, errors } = readAlert(page)
		expect([heading, errors]).toEqual(['Even wachten', [expect.stringMatching(told)]])
		expect(fieldOf(page, report).value).toBe(report.typed)
	})

	test.each(['', 'soon', '9'.repeat(30)])('says no time where the API has none: "%s"', async (wait) => {
		answerWith({}, 429, wait ? { 'Retry-After': wait } : {})
		const page = await send(report)
		expect(page.isRefused).toBe(true)
		expectCall(page, 'Even wachten')
	})
})

test('The log has status, code and fields of a refused form, and no value', async () => {
	const pointer = '/data/attributes/Jan Jansen/jan@voorbeeld.nl/0612345678/cause'
	answerWith(
		{ code: 'fieldInvalid', detail: 'Jan Jansen', errors: [{ detail: 'Jan Jansen', source: { pointer } }] },
		400,
	)
	await send(report)
	const listRefusals = () => site.portal.lines.filter((line) => line.includes('answer reports a failure'))
	await vi.waitFor(() => expect(listRefusals()).toHaveLength(1))
	expect(listRefusals().map((line) => JSON.parse(line) as unknown)).toEqual([
		expect.objectContaining({
			method: 'POST',
			path: String(report.call).replace(/\d+/, ':id'),
			status: 400,
			code: 'fieldInvalid',
			fields: ['data/attributes/?/?/nl/?/cause'],
		}),
	])
	expect(site.portal.lines.join('\n')).not.toMatch(/Jansen|jan@|0612345678|keuken/)
})

test('A redirect is no success either: the client is told that it is not known', async () => {
	const away = () => new Response(null, { status: 302, headers: { Location: '/login' } })
	site.api.answer(http.post('*/damage-reports', away))
	const page = await send(report)
	expect(readAlert(page).heading).toBe('Dit is misschien al aangekomen')
	expect(site.api.callsTo('POST', report.call)).toHaveLength(1)
})
