import { parseShown, prefillField, type ShownTexts } from '#app/request/form-fields'
import { findText, findValue } from './find-value'
import {
	findPrefilled,
	isPrefilled,
	isRows,
	isSameText,
	listPrefilled,
	locateField,
	type Prefilled,
	type Prefill,
} from './prefill'

export function formatShown(prefill: Prefill): string | undefined {
	const texts = listPrefilled(prefill).map(([name, { text }]) => [name, text] as const)
	return texts.length > 0 ? formatTexts(texts) : undefined
}

function formatTexts(texts: readonly (readonly [string, string])[]) {
	return JSON.stringify(texts.filter(([, text]) => text !== ''))
}

/**
 * Gives untouched fields the record's text of today. `changed` has the names of typed fields whose record changed
 * since the page was shown.
 */
export function followRecord(posted: URLSearchParams, prefill: Prefill) {
	const shown = parseShown(posted.get(prefillField))
	const fields = new URLSearchParams()
	// `URLSearchParams.get` searches all fields. Reversed, so that the first field of a name wins, as with `get`.
	const texts = new Map([...posted].toReversed())
	const getText = (name: string) => texts.get(name) ?? ''
	const getShown = (name: string, today = '') => (shown ? (shown.get(name) ?? '') : today)
	const unposted = shown ? listUnposted(posted, shown, prefill) : []
	const now = [...unposted]
	const changed: string[] = []
	for (const [name, text] of unposted) fields.append(name, text)
	const compared = new Set<string>()
	for (const [name, text] of posted) {
		// A record has one text for a name: compared with each of many values, a long one would take seconds.
		const prefilled = compared.has(name) ? undefined : findPrefilled(prefill, name, getText)
		compared.add(name)
		const was = getShown(name, prefilled?.text)
		if (name !== prefillField) fields.append(name, prefilled && isSameText(text, was) ? prefilled.text : text)
		if (!prefilled) continue
		now.push([name, prefilled.text])
		if (!isSameText(text, was) && isOvertaken(prefilled, was, text)) changed.push(name)
	}
	if (now.length > 0) fields.set(prefillField, formatTexts(now))
	return { fields, shown: shown ?? new Map(now), changed }
}

/** Radio groups without an answer are not posted: they were empty, and the record has an answer now. */
function listUnposted(posted: URLSearchParams, shown: ShownTexts, prefill: Prefill) {
	return listPrefilled(prefill).flatMap(([name, { text }]): [string, string][] => {
		const wasEmpty = !name.includes('[') && !posted.has(name) && !shown.has(name)
		return wasEmpty && text !== '' ? [[name, text]] : []
	})
}

function isOvertaken({ text: now }: Prefilled, was: string, typed: string) {
	return !isSameText(now, was) && !isSameText(now, typed)
}

/** Texts of all fields: the record's, with the typed ones over them. */
export function mergeTyped(prefill: Prefill, typed: unknown): Record<string, unknown> {
	const own: [string, unknown][] = typeof typed === 'object' && typed !== null ? Object.entries(typed) : []
	const rest = own.filter(([name]) => !Object.hasOwn(prefill, name) && name !== prefillField)
	const known = Object.entries(prefill).map(([name, node]): [string, unknown] => [
		name,
		mergeNode(node, findValue(typed, name)),
	])
	return Object.fromEntries([...rest, ...known.filter(([, value]) => value !== undefined)])
}

function mergeNode(node: Prefill[string], typed: unknown): unknown {
	if (isPrefilled(node)) return typeof typed === 'string' ? typed : node.text || undefined
	if (node === undefined || typeof node === 'string') return typed ?? node
	if (!isRows(node)) return mergeTyped(node, typed)
	const rows: unknown[] = Array.isArray(typed) ? typed : []
	if (node.length === 0) return rows
	// Reversed, so that the first of two rows with one id wins.
	const byId = new Map(rows.toReversed().map((row) => [findText(row, 'id'), row]))
	return node.map((row) => mergeTyped(row, byId.get(findText(row, 'id'))))
}

/** Fields of a draft: those that differ from the record, and the texts that were shown in their place. */
export function dropUntouched(prefill: Prefill, typed: Record<string, unknown>, shown?: ShownTexts) {
	const below: [string, string][] = []
	const getText = (name: string) => findText(typed, name)
	const drop = (value: unknown, name: string): unknown => {
		if (Array.isArray(value)) return value.map((one: unknown, at) => drop(one, `${name}[${at}]`))
		if (typeof value === 'object' && value !== null) return dropMembers(value, `${name}.`)
		const prefilled = findPrefilled(prefill, name, getText)
		if (!prefilled || typeof value !== 'string') return value
		if (isSameText(prefilled.text, value)) return undefined
		below.push([name, shown ? (shown.get(name) ?? '') : prefilled.text])
		return value
	}
	const dropMembers = (members: object, path: string) => {
		const kept = Object.entries(members).map(([key, value]) => [key, drop(value, path + key)] as const)
		return Object.fromEntries(kept.filter(([, value]) => value !== undefined))
	}
	const kept = dropMembers(typed, '')
	return below.length > 0 ? { ...kept, [prefillField]: JSON.stringify(below) } : kept
}

/** Names of the fields of a draft whose record changed since they were typed, in the record's order of rows. */
export function listOvertaken(prefill: Prefill, draft: unknown): string[] {
	const getText = (name: string) => findText(draft, name)
	return [...(parseShown(getText(prefillField)) ?? [])].flatMap(([name, was]) => {
		const prefilled = findPrefilled(prefill, name, getText)
		const place = locateField(prefill, name, getText)
		return prefilled && place !== undefined && isOvertaken(prefilled, was, getText(name)) ? [place] : []
	})
}
