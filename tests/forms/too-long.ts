import type { Page } from '../support/page'
import { listControls } from './fill'
import { findSend, type FormOnPage } from './walk-forms'

/** Characters of all texts of a form that is not too large itself, of one that may be larger, and of an address. */
const inForm = [50_000, 50_000, 320_001]
const inAddress = [1_000]
const lengthFault = /Gebruik niet meer dan ([\d.]+) tekens/
const notTyped = ['radio', 'checkbox', 'file', 'select-one']
/** Fields that are never sent back; the login keeps its error alone. */
const notKept = /^login-|password$|repeat$|code$/

/** By name of the field. */
type Lengths = Map<string, number>
type Form = Pick<FormOnPage, 'name' | 'visitor' | 'address' | 'form' | 'find'>
type Answer = Awaited<ReturnType<typeof postTexts>>

/** Greatest length of each typed text as its error tells it, and what is wrong with it. Changes nothing that a next form needs. */
export async function measureTexts(form: Form) {
	const names = listTyped(form.form).map(({ name }) => name)
	const lengths: Lengths = new Map()
	const lost: string[] = []
	for (const choice of listChoices(form.form)) {
		for (const most of form.form.method === 'get' ? inAddress : inForm) {
			const open = names.filter((name) => !lengths.has(name))
			if (open.length === 0) break
			const length = Math.floor(most / open.length)
			const answer = await postTexts(form, new Map(open.map((name) => [name, length])), choice)
			for (const [name, most] of readLengths(answer)) lengths.set(name, most)
			lost.push(...listLost(answer))
		}
	}
	const faults = [
		...names.filter((name) => !lengths.has(name)).map((name) => `${name} has no greatest length`),
		...lost.map((name) => `${name} was not shown again`),
		...(await listLoose(form, lengths)),
	]
	return { form, lengths, faults }
}

/** Texts that are taken with one character more. */
async function listLoose(form: Form, lengths: Lengths) {
	const loose = new Map([...lengths].map(([name, length]) => [name, length + 1]))
	for (const choice of listChoices(form.form)) {
		if (loose.size === 0) break
		for (const [name] of readLengths(await postTexts(form, loose, choice))) loose.delete(name)
	}
	return [...loose.keys()].map((name) => `${name} takes one character more`)
}

/** Error of a text at its greatest length. The form may be sent by it, so it comes last; undefined where it was sent before. */
export async function findStrict(form: Form, lengths: Lengths) {
	if (lengths.size === 0 || !form.find(await form.visitor.visit(form.address))) return undefined
	return lengthFault.exec((await postTexts(form, lengths)).page.words)?.[0]
}

function listTyped(form: HTMLFormElement) {
	return listControls(form).filter(({ type }) => !notTyped.includes(type))
}

/** Each question with radio buttons: its answers. */
function listGroups(form: HTMLFormElement) {
	const radios = listControls(form).filter(({ type, value }) => type === 'radio' && value !== '')
	const names = [...new Set(radios.map(({ name }) => name))]
	return names.map((name) => radios.filter((radio) => radio.name === name))
}

/** One for each answer of the question with most of them: some texts are asked after one answer alone. */
function listChoices(form: HTMLFormElement) {
	const most = Math.max(1, ...listGroups(form).map(({ length }) => length))
	return Array.from({ length: most }, (_, choice) => choice)
}

async function postTexts({ name, visitor, address, find }: Form, typed: Lengths, choice = 0) {
	const opened = await visitor.visit(address)
	const form = find(opened)
	if (!form) throw new Error(`${name} does not open twice`)
	for (const group of listGroups(form)) {
		const chosen = group[choice] ?? group[0]
		if (chosen) chosen.checked = true
	}
	for (const control of listTyped(form)) control.value = 'a'.repeat(typed.get(control.name) ?? 0)
	const page: Page = await opened.press(findSend(form))
	const again = find(page)
	return { page, typed, controls: again ? listTyped(again) : [] }
}

function readLengths({ page, controls }: Answer): Lengths {
	const told = controls.map(({ id, name }) => {
		const [, most] = lengthFault.exec(page.document.getElementById(`${id}-error`)?.textContent ?? '') ?? []
		return [name, most] as const
	})
	return new Map(
		told.flatMap(([name, most]) => (most === undefined ? [] : [[name, Number(most.replaceAll('.', ''))]])),
	)
}

function listLost({ controls, typed }: Answer) {
	const open = controls.filter(({ id, name }) => typed.has(name) && !notKept.test(id))
	return open.filter(({ name, value }) => value.length !== typed.get(name)).map(({ name }) => name)
}
