import { unreadList, type ReadList } from '#app/lib/read-list'
import { isUnread, unread, type Read } from '#app/lib/unread'
import {
	addLoss,
	createReader,
	describeKind,
	placeLosses,
	refused,
	type Kind,
	type Notes,
	type Output,
	type Reader,
	type Shape,
	repeatLosses,
	type EarlierRead,
} from './reader'
import { isPlainObject, type PlainObject } from './plain-object'

/** Characters that the links of a document may repeat, and for each of the others. */
const [freeRepeated, repeatedEach] = [1_000_000, 4]
/** Most elements of all lists within a resource. */
const mostElements = 250
/** Characters that a member or element counts beside its text. */
const memberSize = 10

type ObjectOf<S extends Shape> = {
	-readonly [N in keyof S as undefined extends Output<S[N]> ? N : never]?: Output<S[N]>
} & {
	-readonly [N in keyof S as undefined extends Output<S[N]> ? never : N]: Output<S[N]>
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

export function isEmpty(value: unknown) {
	return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

export function isBlank(value: unknown) {
	return value === undefined || isEmpty(value) || (typeof value === 'string' && value.trim() === '')
}

const namesOfShapes = new WeakMap<Shape, ReadonlyMap<string, string>>()

/** Names of the members by their canonical spelling. */
function listNames(shape: Shape) {
	const names =
		namesOfShapes.get(shape) ?? new Map(Object.keys(shape).map((name) => [normaliseName(name), name]))
	namesOfShapes.set(shape, names)
	return names
}

/** An object with members in any spelling. Unknown members are ignored; a list of one element counts as its element. */
export function defineObject<const S extends Shape>(shape: S): Reader<ObjectOf<S>> {
	const names = listNames(shape)
	const blank: PlainObject = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]))
	const members = Object.entries(shape)
	function readMembers(source: PlainObject, notes: Notes) {
		const picked = { ...blank }
		const spelledAs = new Map<string, string>()
		for (const spelled of Object.keys(source)) {
			const name = names.get(normaliseName(spelled))
			if (name === undefined || (picked[name] !== undefined && picked[name] !== null)) continue
			picked[name] = source[spelled]
			spelledAs.set(name, spelled)
		}
		let isWhole = true
		for (const [name, { read }] of members) {
			const before = notes.losses.length
			const value = read(picked[name], notes)
			countSize(notes, value)
			if (notes.losses.length > before) placeLosses(notes, before, spelledAs.get(name) ?? name)
			if (value === refused) isWhole = false
			else picked[name] = value
		}
		return isWhole ? (picked as ObjectOf<S>) : refused
	}
	return createReader({ is: 'object', shape }, (raw, notes) => {
		const source = unwrap(raw)
		if (isPlainObject(source) && !isUnread(source))
			return readOnce(shape, source, notes, () => readMembers(source, notes))
		addLoss(notes, { kind: 'refused', expected: 'object', value: raw })
		return refused
	})
}

/**
 * A nested list of at most `most` elements; an object counts as a list of one. An element that is refused, or beyond the
 * bound of the list or its resource, makes it incomplete: a page writes all of them.
 */
export function defineList<T>(element: Reader<T>, most = mostElements): Reader<ReadList<T>> {
	return createReader({ is: 'list', inner: element }, (value, notes) =>
		readElements(element, value, notes, most),
	)
}

function readElements<T>(element: Reader<T>, value: unknown, notes: Notes, most: number): ReadList<T> {
	if (value === undefined || value === null || value === '') return { known: [], isComplete: true }
	if (isUnread(value)) {
		addLoss(notes, { kind: 'dropped', expected: 'list', value })
		return unreadList
	}
	const known: T[] = []
	let isComplete = true
	const items = Array.isArray(value) ? (value as unknown[]) : [value]
	for (const [index, item] of items.entries()) {
		notes.elements += 1
		if (index >= most || notes.elements > mostElements) {
			addLoss(notes, { kind: 'dropped', expected: 'list', value: items })
			return { known, isComplete: false }
		}
		const before = notes.losses.length
		const read = readOrDrop(element, item, notes)
		countSize(notes, read)
		if (Array.isArray(value) && notes.losses.length > before) placeLosses(notes, before, index)
		if (read === refused) isComplete = false
		else known.push(read)
	}
	return { known, isComplete }
}

/** A refused value is one loss, without those inside it. */
function readOrDrop<T>({ kind, read }: Reader<T>, value: unknown, notes: Notes): T | typeof refused {
	const before = notes.losses.length
	const result = isForeign(kind, value) ? refused : read(value, notes)
	if (result !== refused) return result
	notes.losses.length = before
	addLoss(notes, { kind: 'dropped', expected: describeKind(kind), value })
	return refused
}

/** An object without any expected member is something else, unless it names itself by an id. */
function isForeign(kind: Kind, given: unknown) {
	const value = unwrap(given)
	if (kind.is !== 'object' || !isPlainObject(value) || Object.hasOwn(value, 'id')) return false
	const expected = listNames(kind.shape)
	const names = Object.keys(value).filter((name) => !isBlank(value[name]))
	return names.length > 0 && !names.some((name) => expected.has(normaliseName(name)))
}

/**
 * A nested list whose elements have an id: the same element twice counts once. Of two different ones with one id nobody
 * can tell which is meant, so the list is incomplete.
 */
export function defineListById<T extends { id: string }>(
	element: Reader<T>,
	most = mostElements,
): Reader<ReadList<T>> {
	return createReader({ is: 'list', inner: element }, (value, notes) => {
		const { known: read, isComplete } = readElements(element, value, notes, most)
		const known = [...new Map(read.map((one) => [JSON.stringify(one), one])).values()]
		const ids = new Set(known.map(({ id }) => id))
		return { known, isComplete: isComplete && ids.size === known.length }
	})
}

/** Missing and empty are none, a value that is refused is unread, never an error (contract §2). */
export function makeOptional<T>(inner: Reader<T>): Reader<Read<T>> {
	return createReader({ is: 'optional', inner }, (value, notes): Read<T> => {
		if (isBlank(value)) return undefined
		const result = readOrDrop(inner, value, notes)
		return result === refused ? unread : result
	})
}

/** As `makeOptional`; null means explicitly empty, undefined means absent. */
export function makeNullable<T>(inner: Reader<T>): Reader<Read<T> | null> {
	const optional = makeOptional(inner)
	return createReader({ is: 'optional', inner }, (value, notes) =>
		value !== undefined && isEmpty(value) ? null : optional.read(value, notes),
	)
}

/** Adds a member or element to the size of what was read. */
function countSize({ repeats }: Notes, value: unknown) {
	repeats.size += memberSize + (typeof value === 'string' ? value.length : 0)
}

/**
 * Returns the earlier result when this reader has read the object before: every resource of a document may link it. Refuses
 * a link beyond the bound, because pages and archives write the object for each link.
 */
function readOnce<T>(
	reader: object,
	source: object,
	notes: Notes,
	read: () => T | typeof refused,
): T | typeof refused {
	const { losses, repeats } = notes
	const known = repeats.earlier.get(reader) ?? new Map<object, EarlierRead>()
	repeats.earlier.set(reader, known)
	const earlier = known.get(source)
	if (earlier) return repeatRead(earlier, source, notes) as T | typeof refused
	const before = { losses: losses.length, size: repeats.size }
	const value = read()
	const own = losses.slice(before.losses).map((loss) => ({ ...loss }))
	known.set(source, { value, losses: own, size: repeats.size - before.size })
	return value
}

function repeatRead({ value, losses, size }: EarlierRead, source: object, notes: Notes) {
	notes.repeats.size += size
	notes.repeats.repeated += size
	const { repeated, size: all } = notes.repeats
	if (repeated <= freeRepeated + repeatedEach * (all - repeated)) {
		repeatLosses(notes, losses)
		return value
	}
	addLoss(notes, { kind: 'refused', expected: 'object', value: source })
	return refused
}
