import { z } from 'zod/v4'
import { roundToCents } from '#app/lib/format-money'
import { isId } from '#app/lib/is-id'
import { createTable } from '#app/lib/look-up'
import { readWordings } from '#app/i18n/read-wordings'
import { defineReader, defineRequired, getDirectReader, refused, setDirectReader } from './direct-reader'
import { isPlainObject, type PlainObject } from './jsonapi'

/** Structure of a reader that zod does not expose. */
type Parts = { kind: 'object'; shape: z.ZodRawShape } | { kind: 'list' | 'optional'; inner: z.core.$ZodType }

const partsOf = new WeakMap<z.core.$ZodType, Parts>()

/** Undefined for a single value. */
export function getParts(schema: z.core.$ZodType) {
	return partsOf.get(schema)
}

function remember<T extends z.core.$ZodType>(schema: T, parts: Parts): T {
	partsOf.set(schema, parts)
	return schema
}

const squashed = new Map<string, string>()

/** Canonical spelling of a member name: `is_BNP`, `isBNP` and `isBnp` are equal (contract §2). */
export function normaliseName(name: string) {
	const known = squashed.get(name)
	if (known !== undefined) return known
	const spelled = name.replace(/[_-]/g, '').toLowerCase()
	if (squashed.size < 5_000) squashed.set(name, spelled)
	return spelled
}

/** Unwraps a list of one element (contract §2). */
export function unwrap(value: unknown): unknown {
	return Array.isArray(value) && value.length === 1 ? value[0] : value
}

const unreadMembers = new WeakMap<object, readonly string[]>()
const incompleteLists = new WeakSet<object>()

/** Whether a member came with a value that its reader did not understand. Absent and empty members are none. */
export function isUnread<T extends object>(read: T | undefined, name: keyof T & string): boolean {
	return read !== undefined && (unreadMembers.get(read)?.includes(name) ?? false)
}

/** Whether a nested list lost an element that could not be read. */
export function isIncomplete(list: readonly unknown[]): boolean {
	return incompleteLists.has(list)
}

/**
 * An object with members in any spelling. Unknown members are ignored; a list of one element counts as its element.
 */
export function defineObject<S extends z.ZodRawShape>(shape: S) {
	const names = new Map(Object.keys(shape).map((name) => [normaliseName(name), name]))
	const blank: PlainObject = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]))
	const pick = (input: unknown) => {
		const source = unwrap(input)
		if (!isPlainObject(source)) return undefined
		const picked = { ...blank }
		for (const spelled of Object.keys(source)) {
			const name = names.get(normaliseName(spelled))
			if (name !== undefined) picked[name] ??= source[spelled]
		}
		return picked
	}
	const members = Object.entries(shape).map(([name, schema]) => [name, getDirectReader(schema)] as const)
	const read = (raw: unknown) => {
		const picked = pick(raw)
		if (!picked) return refused
		const unread: string[] = []
		for (const [name, readMember] of members) {
			const given = picked[name]
			const value = readMember(given)
			if (value === refused) return refused
			if (value === undefined && !isBlank(given)) unread.push(name)
			picked[name] = value
		}
		if (unread.length > 0) unreadMembers.set(picked, unread)
		return picked
	}
	const object = z.preprocess((given) => pick(given) ?? unwrap(given), z.object(shape))
	return remember(setDirectReader(object, read), { kind: 'object', shape })
}

/** An object with arbitrary names, without a prototype (contract §8). */
export function defineMap<T extends z.ZodType>(element: T) {
	return z.custom<PlainObject>(isPlainObject).transform((source, context): Record<string, z.output<T>> => {
		const read = Object.entries(source).map(([name, value]) => [name, element.safeParse(value)] as const)
		const kept = read.flatMap(([name, { success, data }]) => (success ? [[name, data] as const] : []))
		if (kept.length === read.length) return createTable(kept)
		context.issues.push({ code: 'custom', input: source, message: 'has a broken member' })
		return z.NEVER
	})
}

/** A nested list; an object counts as a list of one, broken elements are left out. */
export function defineList<T extends z.ZodType>(element: T) {
	const readElement = getDirectReader(element)
	const list = defineReader((value): readonly z.output<T>[] => {
		const kept: z.output<T>[] = []
		if (value === undefined || value === null || value === '') return kept
		for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
			const read = readElement(item)
			if (read === refused) incompleteLists.add(kept)
			else kept.push(read)
		}
		return kept
	})
	return remember(list, { kind: 'list', inner: element })
}

/**
 * A nested list whose elements have an id: the same element twice counts once. Of two different ones with one id nobody
 * can tell which is meant, so the list is incomplete.
 */
export function defineListById<T extends z.ZodType<{ id: string }>>(element: T) {
	const readAll = getDirectReader(defineList(element))
	const list = defineReader((value): readonly z.output<T>[] => {
		const read = readAll(value)
		if (read === refused) return []
		const kept = [...new Map(read.map((one) => [printElement(one), one])).values()]
		const ids = new Set(kept.map(({ id }) => id))
		if (isIncomplete(read) || ids.size < kept.length) incompleteLists.add(kept)
		return kept
	})
	return remember(list, { kind: 'list', inner: element })
}

function printElement(element: object) {
	return JSON.stringify([element, unreadMembers.get(element)])
}

/** Missing, empty or mistyped members are undefined, never an error (contract §2). */
export function makeOptional<T extends z.ZodType>(type: T) {
	const read = readerOrNothing(type)
	const optional = defineReader((value) => (value === undefined || value === null ? undefined : read(value)))
	return remember(optional, { kind: 'optional', inner: type })
}

/** Null means explicitly empty, undefined means absent. */
export function makeNullable<T extends z.ZodType>(type: T) {
	const read = readerOrNothing(type)
	const nullable = defineReader((value) => {
		if (value === undefined) return undefined
		return isEmpty(value) ? null : read(value)
	})
	return remember(nullable, { kind: 'optional', inner: type })
}

/** Undefined instead of a refusal. */
function readerOrNothing<T extends z.ZodType>(type: T) {
	const read = getDirectReader(type)
	return (value: unknown): z.output<T> | undefined => {
		const result = read(value)
		return result === refused ? undefined : result
	}
}

export function isBlank(value: unknown) {
	return value === undefined || isEmpty(value) || (typeof value === 'string' && value.trim() === '')
}

export function isEmpty(value: unknown) {
	return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Undefined for blanks and other types. */
export const text = defineReader(readText)

/** Text whose position in a list counts: anything else is a blank. */
export const textOrBlank = defineReader((value) => readText(value) ?? '')

/** Zod's length checks are not used: an object may have a `length` that is no number. */
export const requiredText = defineRequired(readText, 'is no text')

function readText(value: unknown) {
	if (typeof value === 'string') return value.trim() === '' ? undefined : value
	return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** `HH:MM`; seconds are dropped. `24:00` is the end of the day. */
export const timeOfDay = defineReader((value) => {
	const match =
		typeof value === 'string' ? /^(?:([01]?\d|2[0-3]):([0-5]\d)|(24):(00))(?::|$)/.exec(value) : undefined
	const [, hours = match?.[3], minutes = match?.[4]] = match ?? []
	return hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes ?? ''}`
})

/** A number is read as its text (contract §1). */
export const id = defineRequired((input) => {
	const value = typeof input === 'number' ? String(input) : input
	return isId(value) ? value : undefined
}, 'is no id')

/** True for true, 1, "1" and "true". */
export const flag = defineReader(
	(value) => value === true || value === 1 || value === '1' || value === 'true',
)

const flags: readonly unknown[] = [true, false, 1, 0, '1', '0', 'true', 'false']

/** Whether a value is one of the spellings of true and false. */
export function isFlag(value: unknown): boolean {
	return flags.includes(value)
}

/** Also from a numeric text. */
export const number = defineReader(readNumber)

/** Euros that are shown and judged, rounded to cents once (contract §9). Forms send back the exact `number`. */
export const amount = defineReader((input) => {
	const value = readNumber(input)
	return value === undefined ? undefined : roundToCents(value) || 0
})

function readNumber(input: unknown) {
	const value = typeof input === 'string' && input.trim() !== '' ? Number(input) : input
	return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A text per language. A blank text and one that cannot be read are absent. */
export const localized = defineReader((value) => readWordings(value).wordings)

/** As `localized`, with what could not be read. */
export const judgedWordings = defineReader(readWordings)
