import { z } from 'zod/v4'
import { isBrokenJson, readWordings } from '#app/i18n/read-wordings'
import { isPlainObject } from './jsonapi'
import {
	flag,
	getParts,
	id,
	isEmpty,
	isFlag,
	localized,
	normaliseName,
	amount,
	number,
	requiredText,
	text,
	timeOfDay,
	unwrap,
} from './wire'

/** A member of a response that no reader accepted. Contains no personal names or values. */
export interface Loss {
	/** JSON pointer into the flattened resources. */
	pointer: string
	/** `dropped`: shown as blank. `repaired`: a number that came as text. */
	kind: 'dropped' | 'repaired'
	expected: string
	/** Type of the received value. */
	received: string
}

type Reader = z.core.$ZodType

const names = new Map<Reader, string>([
	[text, 'text'],
	[requiredText, 'text'],
	[number, 'number'],
	[amount, 'number'],
	[flag, 'true or false'],
	[id, 'id'],
	[timeOfDay, 'HH:MM'],
	[localized, 'text, or a text per language'],
])
const mostLosses = 100

export function findLosses(schema: Reader, value: unknown, pointer = ''): Loss[] {
	const losses: Loss[] = []
	look(schema, value, pointer, losses)
	return losses
}

function look(schema: Reader, value: unknown, pointer: string, losses: Loss[]): void {
	if (isEmpty(value) || losses.length >= mostLosses) return
	const parts = getParts(schema)
	if (parts?.kind === 'object') return lookInside(parts.shape, value, pointer, losses)
	if (parts?.kind === 'list') return lookThrough(parts.inner, value, pointer, losses)
	const leaf = findLeaf(parts?.inner ?? schema)
	if (parts && !leaf) return lookBehind(parts.inner, value, pointer, losses)
	const kind = leaf && judge(leaf, value)
	if (leaf && kind)
		losses.push({ pointer, kind, expected: names.get(leaf) ?? '', received: describeKind(value) })
}

function lookInside(shape: z.ZodRawShape, value: unknown, pointer: string, losses: Loss[]) {
	const source = unwrap(value)
	if (!isPlainObject(source)) {
		losses.push({ pointer, kind: 'dropped', expected: 'object', received: describeKind(value) })
		return
	}
	const members = new Map(Object.keys(shape).map((name) => [normaliseName(name), name]))
	for (const spelled of Object.keys(source)) {
		const reader = shape[members.get(normaliseName(spelled)) ?? '']
		if (reader) look(reader, source[spelled], `${pointer}/${spelled}`, losses)
	}
}

function lookThrough(element: Reader, value: unknown, pointer: string, losses: Loss[]) {
	const elements = [value].flat()
	elements.forEach((one, index) => {
		if (losses.length >= mostLosses) return
		const place = Array.isArray(value) ? `${pointer}/${index}` : pointer
		if (!z.safeParse(element, one).success)
			losses.push({ pointer: place, kind: 'dropped', expected: nameOf(element), received: describeKind(one) })
		else look(element, one, place, losses)
	})
}

/** An optional member of the wrong type counts as missing. */
function lookBehind(inner: Reader, value: unknown, pointer: string, losses: Loss[]) {
	if (z.safeParse(inner, value).success) return look(inner, value, pointer, losses)
	losses.push({ pointer, kind: 'dropped', expected: nameOf(inner), received: describeKind(value) })
}

/** The single value behind a transforming reader; undefined when only the reader knows its type. */
function findLeaf(schema: Reader): Reader | undefined {
	if (names.has(schema)) return schema
	return schema instanceof z.ZodPipe ? findLeaf(schema.in) : undefined
}

function judge(leaf: Reader, value: unknown): Loss['kind'] | undefined {
	if (leaf === flag) return isFlag(value) ? undefined : 'dropped'
	if (typeof value === 'string' && value.trim() === '') return undefined
	const read = z.safeParse(leaf, value)
	if (!read.success || read.data === undefined) return 'dropped'
	if (leaf === localized) return readWordings(value).faults.length > 0 ? 'dropped' : undefined
	return (leaf === number || leaf === amount) && typeof value === 'string' ? 'repaired' : undefined
}

function nameOf(schema: Reader): string {
	const parts = getParts(schema)
	if (parts) return parts.kind === 'optional' ? nameOf(parts.inner) : parts.kind
	const leaf = findLeaf(schema)
	if (leaf) return names.get(leaf) ?? ''
	return schema instanceof z.ZodEnum ? schema.options.join(', ') : 'another value'
}

export function findReaderName(schema: Reader, [step, ...rest]: z.core.$ZodIssue['path']): string {
	const parts = getParts(schema)
	if (step === undefined || !parts) return nameOf(schema)
	if (parts.kind !== 'object')
		return findReaderName(parts.inner, parts.kind === 'list' ? rest : [step, ...rest])
	const member = parts.shape[String(step)]
	return member ? findReaderName(member, rest) : nameOf(schema)
}

/** Never the value itself. */
export function describeKind(value: unknown): string {
	if (value === null || value === undefined) return value === null ? 'null' : 'nothing'
	if (Array.isArray(value)) return `list of ${value.length}`
	if (typeof value !== 'string') return typeof value
	if (value.trim() === '') return 'empty text'
	if (isBrokenJson(value)) return 'broken JSON'
	return Number.isFinite(Number(value)) ? 'number as text' : 'text'
}
