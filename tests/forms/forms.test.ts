import { beforeAll, expect, test } from 'vitest'
import type { Page } from '../support/page'
import { startVisitor } from '../support/visitor'
import { listControls } from './fill'
import { keyboards } from './keyboards'
import { countBySection } from './sections'
import { findStrict, measureTexts } from './too-long'
import { listForms, walkForms, type FormOnPage } from './walk-forms'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()
const forms: Pick<FormOnPage, 'name' | 'form'>[] = []
const walked: FormOnPage[] = []
const measured: Awaited<ReturnType<typeof measureTexts>>[] = []
beforeAll(async () => {
	api.backend.set('ocktoDebug', true)
	const site = { url: portal.url, sendResetLink: api.sendResetLink }
	const readers = ['guest', 'anna', 'halfway', 'tom', 'forgetful'] as const
	for await (const form of walkForms(site, readers)) {
		walked.push(form)
		forms.push(form, ...(await addRows(form)))
		measured.push(await measureTexts(form))
	}
	const feedback = await openFeedback()
	forms.push(feedback)
	measured.push(await measureTexts(feedback))
}, 300_000)

/** The only form without an address: a client's remark, after a score and an answer. */
async function openFeedback() {
	const link = '/nps-feedback?domain=noord&token=nps-noord-vervolg&value=9'
	const visitor = startVisitor(portal.url)
	const page = await (await visitor.visit(link)).press('Hoe snel alles geregeld was')
	const find = (one: Page) => listForms(one)[0]
	const form = find(page)
	if (!form) throw new Error('Nothing is asked after a score')
	return { name: 'feedback', form, find, visitor, address: page.path }
}

/** The form with one more row of each kind. */
async function addRows(one: FormOnPage) {
	const larger: FormOnPage[] = []
	for (const { name } of one.form.querySelectorAll<HTMLButtonElement>('button[name^=add-]')) {
		const page = await one.visitor.visit(one.address)
		const pressed = one.find(page)?.querySelector(`[name=${name}]`)
		const form = pressed && one.find(await page.press(pressed))
		if (!form) throw new Error(`${one.name} has no ${name}`)
		larger.push({ ...one, name: `${one.name} ${name}`, form })
	}
	return larger
}

/** Questions with radio buttons. */
function listQuestions({ name, form }: (typeof forms)[number]) {
	const radios = listControls(form).filter(({ type }) => type === 'radio')
	return [...new Set(radios.map((radio) => radio.name))].map((question) => {
		const group = radios.filter((radio) => radio.name === question)
		return { name: `${name}: ${question}`, group, isAnswered: group.some(({ checked }) => checked) }
	})
}

test('Each question begins with an unmarked radio that answers nothing, and keeps it beside an answer', () => {
	const questions = forms.flatMap(listQuestions)
	expect(questions.length).toBeGreaterThan(90)
	for (const { name, group, isAnswered } of questions) {
		const empty = group.filter(({ value }) => value === '')
		// Language and settings always have a value.
		if (isAnswered && empty.length === 0) continue
		expect(empty, name).toEqual([group[0]])
		expect(empty[0]?.checked, name).toBe(false)
		expect(empty[0]?.labels?.[0]?.textContent, name).toBe('Nog geen antwoord')
	}
})

test('No list has an answer that nobody chose', () => {
	const lists = forms.flatMap(({ name, form }) =>
		[...form.querySelectorAll('select')].map((list) => ({ name: `${name}: ${list.name}`, list })),
	)
	expect(lists.length).toBeGreaterThan(10)
	for (const { name, list } of lists)
		expect(
			list.value === '' || list.querySelector('option[selected]')?.getAttribute('value'),
			name,
		).toBeTruthy()
})

test('No section of a form asks more than eight questions: more stand under headings of their own', () => {
	for (const { name, form } of forms)
		for (const [section, count] of Object.entries(countBySection(form)))
			expect(count, `${name}: ${section}`).toBeLessThanOrEqual(8)
	const hypact = forms.find(({ name }) => name.includes('Hypact'))
	expect(hypact && countBySection(hypact.form)).toEqual({
		'Hypotheek en belasting': 5,
		'Inkomen en ervaring': 5,
	})
})

/** Each field twice, as a list and as an object, and its button; the technical fields as they are. */
function postOddly({ visitor, page, form, send }: FormOnPage) {
	const fields = new URLSearchParams()
	for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[type=hidden]'))
		fields.append(name, value)
	if (send.name) fields.append(send.name, send.value)
	for (const { name } of listControls(form))
		for (const odd of [name, name, `${name}[0]`, `${name}[1].x`, `${name}.x`]) fields.append(odd, 'x')
	const body = { type: 'application/x-www-form-urlencoded', body: Buffer.from(fields.toString()) }
	const action = form.getAttribute('action') ?? new URL(page.url).pathname
	return visitor.visit(action, { method: 'POST', body, from: page })
}

/** Words of zod, and keys of texts that were not turned into words. */
const libraryWords = /Invalid |Too (big|small)|expected|received|Unrecognized|\bvalidation\./

test('No form says a word of a library about a field that is sent twice, as a list or as an object', async () => {
	const refused: string[] = []
	for (const form of walked.filter(({ form: { method } }) => method === 'post')) {
		const page = await postOddly(form)
		if (page.isRefused || page.status === 422) refused.push(form.name)
		expect([form.name, libraryWords.exec(page.words)?.[0]]).toEqual([form.name, undefined])
	}
	expect(refused.length).toBeGreaterThan(20)
})

/** Buttons that discard typed text on purpose: an address, a code. */
const givesUp = ['Terug naar inloggen', 'Nee, laat aan']

test('No link stands in a form that may be half filled in: what leads on from there keeps what was typed', () => {
	for (const { name, form } of forms) {
		const links = [...form.querySelectorAll('a[href]')].map((link) => link.textContent)
		expect(
			links.filter((words) => !givesUp.includes(words)),
			name,
		).toEqual([])
	}
})

/** A field's id, with any row number. */
function toFieldName({ id }: HTMLInputElement) {
	return id.replace(/(?<=arts|ensions)-\d+-/g, '-*-')
}

function describeKeyboard(control: HTMLInputElement) {
	const names = ['autocomplete', 'inputmode', 'enterkeyhint', 'autocapitalize']
	const spoken = names.map((name) => control.getAttribute(name)).map((value) => value ?? '-')
	const isChecked = control.getAttribute('spellcheck') === 'false' ? 'as typed' : 'checked'
	return [control.type, ...spoken, isChecked].join(' | ')
}

test('Each field that is typed in helps the keyboard of a telephone as the table says', () => {
	const typed = forms.flatMap(({ form }) =>
		listControls(form).filter(({ type }) => !['radio', 'checkbox', 'file', 'select-one'].includes(type)),
	)
	const found: Record<string, string> = {}
	for (const control of typed) {
		const [name, keyboard] = [toFieldName(control), describeKeyboard(control)]
		expect(found[name] ?? keyboard, name).toBe(keyboard)
		found[name] = keyboard
	}
	expect(found).toEqual(keyboards)
})

const isSecret = ({ type, autocomplete, name }: HTMLInputElement) =>
	['password', 'file'].includes(type) ||
	/one-time-code|password/.test(autocomplete) ||
	/^code$|password/i.test(name)

test('Each form lists the fields that a browser may hold: all of them, or none beside a password, a code or a file', () => {
	const unmarked: string[] = []
	for (const { name, form } of forms.filter(({ form: { method } }) => method === 'post')) {
		const mark = form.querySelector<HTMLInputElement>('[type=hidden][name=held]')
		const [wording, ...listed] = (mark?.getAttribute('value') ?? '').split(' ')
		const named = [...form.querySelectorAll<HTMLInputElement>('[name]:not([name=held], [name^="~"])')]
		const names = [...new Set(named.map((control) => control.name.replace(/\[\d+\]/g, '[*]')))]
		const isHeld = !named.some(isSecret) && form.enctype !== 'multipart/form-data'
		expect([name, wording, ...listed]).toEqual([name, ...(isHeld ? ['nl-formal', ...names] : [''])])
		if (!isHeld) unmarked.push(name)
	}
	expect(unmarked).toEqual([
		'guest: Inloggen / login',
		'anna: Meld schade / damage',
		'anna: Upload: Loonstrook / upload',
		'anna: Koppel de app / two-factor',
		'halfway: Vul uw code in / two-factor',
		'tom: Extra beveiliging uitzetten? / two-factor',
		'forgetful: Uw wachtwoord kiezen / reset',
	])
})

/** Fields by greatest length; all others are short. */
const longTexts = {
	254: ['email'],
	255: [
		...['birthLastName', 'cause', 'city', 'country', 'firstName', 'lastName', 'lender'],
		...['sepaAccountholderIbanName', 'street', 'streetName', 'sustainabilityComment'],
	],
	500: ['email'],
	4096: ['password', 'repeat'],
	10000: [
		...['addressData', 'appointmentGoal', 'comment', 'explanation', 'extraRemarksOrQuestions', 'freeAnswer'],
		...['notes', 'other_questions', 'pepReason'],
	],
	320000: ['text'],
}

/** Names by greatest length, without rows and paths. */
function groupByLength(found: readonly (readonly [string, number])[]) {
	const groups: Record<number, string[]> = {}
	for (const [name, length] of found) {
		const field = name.replace(/^.*[.\]]/, '')
		groups[length] = [...new Set([...(groups[length] ?? []), field])].sort()
	}
	return groups
}

test('Each text has a greatest length: one character more is refused at its field, and stands there as it was typed', async () => {
	for (const { form, lengths, faults } of measured) {
		expect([form.name, ...faults]).toEqual([form.name])
		expect([form.name, await findStrict(form, lengths)]).toEqual([form.name, undefined])
	}
	const { 100: short = [], ...longer } = groupByLength(measured.flatMap(({ lengths }) => [...lengths]))
	expect(short.length).toBeGreaterThan(60)
	expect(longer).toEqual(longTexts)
}, 120_000)
