import { isPlainObject, type PlainObject } from './plain-object'

const has = Object.hasOwn

export function isDocument(value: unknown): value is { data: unknown } {
	return isPlainObject(value) && has(value, 'data') && !has(value, 'id') && !has(value, 'attributes')
}

function findIdentity(thing: unknown) {
	return isPlainObject(thing) && nameOf(thing.id) !== '' ? identity(thing) : undefined
}

/** Type, id and language: a document may have one row per language (contract §9). */
export function nameRow(thing: unknown) {
	if (!isPlainObject(thing)) return undefined
	const known = rowNames.get(thing) ?? writeRowName(thing)
	rowNames.set(thing, known)
	return known || undefined
}

const rowNames = new WeakMap<object, string>()

/** Empty without an identity. */
function writeRowName(thing: PlainObject) {
	const name = findIdentity(thing)
	if (name === undefined) return ''
	const members = isPlainObject(thing.attributes) ? thing.attributes : thing
	const language = Object.keys(members).find((key) => key.length === 8 && key.toLowerCase() === 'language')
	return language === undefined ? name : `${name}:${nameOf(members[language])}`
}

const written = new WeakMap<object, string>()

/** True for equal content, whatever the order of its members, its links and the spelling of its id. */
export function isSameResource(one: object, other: object) {
	const text = written.get(one) ?? writeContent(one)
	written.set(one, text)
	return text === writeContent(other)
}

const ofAnswer = new Set(['links', 'meta'])

/** `links` and `meta` tell of the answer; a member that is null is none. */
function writeContent(resource: object) {
	return JSON.stringify(resource, (name, value: unknown) => {
		if (name === 'id' && typeof value === 'number') return String(value)
		if (!isPlainObject(value)) return value
		const members = Object.entries(isRelation(value) ? { data: value.data } : value)
		const content = members.filter(([key, member]) => member !== null && (name !== '' || !ofAnswer.has(key)))
		return Object.fromEntries(content.toSorted(byName))
	})
}

function byName([one]: [string, unknown], [other]: [string, unknown]) {
	return one < other ? -1 : 1
}

/** Converting other values to text could throw. */
export function identity({ type, id }: PlainObject) {
	return `${nameOf(type)}:${nameOf(id)}`
}

export function nameOf(value: unknown) {
	return typeof value === 'string' || typeof value === 'number' ? value : ''
}

const besideData = new Set(['data', 'links', 'meta'])
const ofIdentifier = new Set(['type', 'id', 'lid', 'meta'])
const ofResource = new Set(['type', 'id', 'lid', 'attributes', 'relationships', 'links', 'meta'])

/** A resource may have a member called `data` that is no linkage. */
export function isLinkage(value: PlainObject, isNamed: (one: unknown) => boolean) {
	if (!has(value, 'data') || !Object.keys(value).every((name) => besideData.has(name))) return false
	const { data } = value
	return Array.isArray(data) ? data.every(isNamed) : data === null || isNamed(data)
}

export function hasId(value: unknown): value is PlainObject {
	return isPlainObject(value) && has(value, 'id')
}

/** An object with further members is a resource, not an identifier. */
export function isIdentifier(value: unknown) {
	return hasId(value) && Object.keys(value).every((name) => ofResource.has(name))
}

export function isBareIdentifier(value: PlainObject) {
	return has(value, 'id') && Object.keys(value).every((name) => ofIdentifier.has(name))
}

/** Without a type it may be a flat resource. */
export function isIdentifierAlone(value: PlainObject) {
	return nameOf(value.type) !== '' && isBareIdentifier(value)
}

/** A relationship with links or `meta` alone, or with data that is no linkage: something may be there. */
export function isRelation(value: PlainObject) {
	return Object.keys(value).every((name) => besideData.has(name))
}

/** False when members of a resource came in a shape that nobody can read. PHP writes no members as `[]`. */
export function isWellFormed({ attributes, relationships }: PlainObject) {
	return [attributes, relationships].every((members) => isBlank(members) || isPlainObject(members))
}

function isBlank(members: unknown) {
	return members === undefined || members === null || (Array.isArray(members) && members.length === 0)
}

/** A relationship without any member tells nothing. */
export function isVoid(relation: unknown) {
	return isPlainObject(relation) && Object.keys(relation).length === 0
}
