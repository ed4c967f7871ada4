import { normaliseText } from '#app/lib/normalise-text'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { formatAmount } from '#app/lib/money'
import { formatNumber } from '#app/lib/numbers'
import { findText, findValue } from './find-value'

/** A field that a record of the API fills in: `value` is sent while its text is unchanged. */
export interface Prefilled<T extends string | number = string | number> {
	readonly kind: 'prefilled'
	readonly text: string
	readonly value: T | undefined
	/** The record has something that could not be read: the client is asked. */
	readonly isUnread: boolean
}

export function createPrefilled<T extends string | number>(
	text: string,
	value: T | undefined,
	isUnread = false,
): Prefilled<T> {
	return { kind: 'prefilled', text, value, isUnread: isUnread && value === undefined }
}

export function isPrefilled(node: unknown): node is Prefilled {
	return typeof node === 'object' && node !== null && Reflect.get(node, 'kind') === 'prefilled'
}

/** Nested as the names of the fields are. A plain text is a default or the id of a row. */
export interface Prefill {
	readonly [name: string]: Prefilled | Prefill | readonly Prefill[] | string | undefined
}

export function fillText(value: Read<string>, isLost = isUnread(value)) {
	return createPrefilled(findKnown(value) ?? '', findKnown(value), isLost)
}

/** A value outside `answers` is unread. */
export function fillChoice(value: Read<string>, answers: readonly string[], isLost = isUnread(value)) {
	if (typeof value !== 'string' || answers.includes(value)) return fillText(value, isLost)
	return createPrefilled<string>('', undefined, true)
}

export function fillMoney(read: Read<number>, isLost = isUnread(read)) {
	const value = findKnown(read)
	return createPrefilled(value === undefined ? '' : formatAmount(value), value, isLost)
}

export function fillNumber(read: Read<number>, isLost = isUnread(read)) {
	const value = findKnown(read)
	return createPrefilled(value === undefined ? '' : formatNumber(value), value, isLost)
}

/** The value is `YYYY-MM-DD`. */
export function fillDate(date: Read<string>, isLost = isUnread(date)) {
	if (typeof date !== 'string') return fillText(undefined, isLost)
	const day = parseWireDate(date)
	return createPrefilled(day?.format('DD-MM-YYYY') ?? '', day?.format('YYYY-MM-DD'), !day)
}

/**
 * Blanks and line ends do not count: an input has none of the latter. Nor does what HTML cannot hold, which comes back as
 * a replacement.
 */
export function isSameText(a: string, b: string): boolean {
	return a === b || squash(a) === squash(b) || squash(joinLines(a)) === squash(joinLines(b))
}

function joinLines(text: string) {
	return text.replace(/[\r\n]/g, '')
}

function squash(text: string) {
	return normaliseText(text.replace(/\0|\p{Cs}/gu, '\ufffd'))
		.replace(/\s+/g, ' ')
		.trim()
}

/** Whether the field still has the record's text. An empty one is no prefill: required rules hold. */
export function isUntouched(prefilled: Prefilled | undefined, text: string): boolean {
	return prefilled !== undefined && prefilled.text !== '' && isSameText(text, prefilled.text)
}

type GetText = (name: string) => string

/** The record's text and value of a posted field. Rows are found by their id, which `getText` returns. */
export function findPrefilled(prefill: Prefill, name: string, getText: GetText): Prefilled | undefined {
	const found = findValue(prefill, locateField(prefill, name, getText) ?? '')
	return isPrefilled(found) ? found : undefined
}

/** Name of the field in the record's order of rows; undefined when the record has no such row. */
export function locateField(prefill: Prefill, name: string, getText: GetText): string | undefined {
	const [, list = '', row = '', member = ''] = /^(.+)\[(\d+)\]\.(\w+)$/.exec(name) ?? []
	if (list === '') return name
	const rows = findValue(prefill, list)
	const id = getText(`${list}[${row}].id`)
	const at = id !== '' && Array.isArray(rows) ? findPlaces(rows).get(id) : undefined
	return at === undefined ? undefined : `${list}[${at}].${member}`
}

const placesOfRows = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>()

/** Index of each row by its id, cached because each field of a row needs it. */
function findPlaces(rows: readonly unknown[]) {
	const places =
		placesOfRows.get(rows) ?? new Map(rows.map((row, at) => [findText(row, 'id'), at] as const).toReversed())
	placesOfRows.set(rows, places)
	return places
}

/** By full field name. */
export function listPrefilled(prefill: Prefill, path = ''): [string, Prefilled][] {
	return Object.entries(prefill).flatMap(([key, node]) => {
		const name = path === '' ? key : `${path}.${key}`
		if (isPrefilled(node)) return [[name, node] satisfies [string, Prefilled]]
		if (isRows(node)) return node.flatMap((row, at) => listPrefilled(row, `${name}[${at}]`))
		return node === undefined || typeof node === 'string' ? [] : listPrefilled(node, name)
	})
}

export function isRows(node: Prefill[string]): node is readonly Prefill[] {
	return Array.isArray(node)
}
