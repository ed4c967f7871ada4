import { isUnread, unread, type Read } from '#app/lib/unread'
import { ContractViolation } from './errors'
import { isBrokenJson } from '#app/i18n/read-wordings'

/** The type of a received value, never the value itself. */
export function describeValue(value: unknown): string {
	if (value === null || value === undefined) return value === null ? 'null' : 'nothing'
	if (isUnread(value)) return 'a relation without its resource'
	if (Array.isArray(value)) return `list of ${value.length}`
	if (typeof value !== 'string') return typeof value
	if (value.trim() === '') return 'empty text'
	if (isBrokenJson(value)) return 'broken JSON'
	return Number.isFinite(Number(value)) ? 'number as text' : 'text'
}

/** Result for a required value that is missing or cannot be read. */
export const refused = Symbol('refused')

/** A member of a response that could not be read as it came. Contains no personal names or values. */
export interface Loss {
	/** JSON pointer into the flattened resource. */
	pointer: string
	/** `dropped`: unknown. `repaired`: read from another type or spelling. `refused`: the resource cannot be used. */
	kind: 'dropped' | 'repaired' | 'refused'
	expected: string
	/** Type of the received value. */
	received: string
}

/** Unit of whole numbers in an object of an amount; absent: unknown (contract §9). */
export type MoneyUnit = 'euro' | 'cents'

/** Settings of a reading, and its losses. */
export interface Notes {
	losses: Loss[]
	money: MoneyUnit | undefined
	/** Also notes what was repaired. */
	isThorough: boolean
	/** Elements of the lists within the resource so far. */
	elements: number
	/** Reads of the whole document: a list is read resource by resource. */
	repeats: Repeats
}

/** Results of a document by reader and object. */
export interface Repeats {
	earlier: Map<object, Map<object, EarlierRead>>
	/** Characters read so far; a repeated object counts each time. */
	size: number
	/** Characters of the repeated objects alone. */
	repeated: number
}

export interface EarlierRead {
	value: unknown
	losses: readonly Loss[]
	size: number
}

export type Kind =
	| { is: 'value'; expected: string; choices?: readonly string[] }
	| { is: 'object'; shape: Shape }
	| { is: 'list'; inner: Reader<unknown> }
	| { is: 'optional'; inner: Reader<unknown> }

export type Shape = Readonly<Record<string, Reader<unknown>>>

/** Reads a value of the wire in one pass: the result, and its losses in `notes`. */
export interface Reader<T> {
	readonly kind: Kind
	readonly read: (value: unknown, notes: Notes) => T | typeof refused
	/** @throws ContractViolation for a refused value */
	readonly parse: (value: unknown) => T
}

export type Output<R> = R extends Reader<infer T> ? T : never

/** Losses per reading. */
const mostLosses = 200

export function createNotes(given: Partial<Notes> = {}): Notes {
	return { losses: [], money: undefined, isThorough: false, elements: 0, repeats: createRepeats(), ...given }
}

export function createRepeats(): Repeats {
	return { earlier: new Map(), size: 0, repeated: 0 }
}

export function createReader<T>(kind: Kind, read: Reader<T>['read']): Reader<T> {
	const parse = (value: unknown) => {
		const result = read(value, createNotes())
		if (result === refused) throw new ContractViolation(describeKind(kind))
		return result
	}
	return { kind, read, parse }
}

/** A reader of one value that finds it, none (`undefined`) or `unread`. */
export function defineValue<T>(expected: string, read: (value: unknown, notes: Notes) => T) {
	return createReader({ is: 'value', expected }, (value, notes) => {
		const result = read(value, notes)
		if (result === unread) addLoss(notes, { kind: 'dropped', expected, value })
		return result
	})
}

/** A reader that refuses a value for which `read` returns undefined. */
export function defineRequired<T>(expected: string, read: (value: unknown) => T | undefined): Reader<T> {
	return createReader({ is: 'value', expected }, (value, notes) => {
		const result = read(value)
		if (result !== undefined) return result
		addLoss(notes, { kind: 'refused', expected, value })
		return refused
	})
}

/** Refuses none and unread. */
export function requireKnown<T>({ kind, read }: Reader<Read<T>>): Reader<T> {
	return createReader(kind, (value, notes) => {
		const result = read(value, notes)
		if (result !== refused && result !== undefined && !isUnread(result)) return result
		addLoss(notes, { kind: 'refused', expected: describeKind(kind), value })
		return refused
	})
}

/** The same values as `reader`, changed afterwards. */
export function mapReader<T, U>({ kind, read }: Reader<T>, change: (value: T) => U): Reader<U> {
	return createReader(kind, (value, notes) => {
		const result = read(value, notes)
		return result === refused ? refused : change(result)
	})
}

export function addLoss(
	notes: Notes,
	{ value, ...loss }: Omit<Loss, 'pointer' | 'received'> & { value: unknown },
) {
	if (notes.losses.length >= mostLosses) return
	notes.losses.push({ pointer: '', ...loss, received: describeValue(value) })
}

/** Adds copies of the losses of an earlier read: each gets a pointer of its own. */
export function repeatLosses(notes: Notes, losses: readonly Loss[]) {
	const left = mostLosses - notes.losses.length
	notes.losses.push(...losses.slice(0, left).map((loss) => ({ ...loss })))
}

/** Places the losses from `before` on under a member or element. */
export function placeLosses({ losses }: Notes, before: number, step: string | number) {
	for (const loss of losses.slice(before)) loss.pointer = `/${step}${loss.pointer}`
}

/** Name of the expected kind, for reports. */
export function describeKind(kind: Kind): string {
	if (kind.is === 'value') return kind.expected
	return kind.is === 'optional' ? describeKind(kind.inner.kind) : kind.is
}
