import { unread } from '#app/lib/unread'

export type PlainObject = Record<string, unknown>

const has = Object.hasOwn

/** Maximum resources of a list. */
export const mostListed = 10_000

export function isPlainObject(value: unknown): value is PlainObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Resources of a JSON:API document as flat objects: id, type, attributes and relationships side by side. Each related
 * resource is one object, so cycles are harmless. Flat objects without `data`, bare lists and single resources are
 * read as well (contract §2). Other values are returned as they are, for the schema to refuse; so are lists that are
 * too long. The same resource twice counts once; two different ones of one name are unread, and so is an identifier
 * without its resource (contract §9).
 */
export function readList(document: unknown): unknown[] {
	return readIdentified(document).map(({ resource }) => resource)
}

interface Identified {
	/** Type and id; undefined without an id. */
	identity: string | undefined
	resource: unknown
}

/** As `readList`, with the identity of each resource. */
export function readIdentified(document: unknown): Identified[] {
	const primary = primaryOf(document)
	if (primary === null || primary === undefined) return []
	const { things, rivals } = dropCopies([primary].flat())
	const flatten = things.length > mostListed ? (thing: unknown) => thing : flattener(document)
	return things.map((thing) => ({
		identity: findIdentity(thing),
		resource: rivals.has(nameRow(thing)) ? unread : flatten(thing),
	}))
}

/** The same resource twice counts once. `rivals`: names of different resources that share one. */
function dropCopies(all: readonly unknown[]) {
	const first = new Map<string, object>()
	const rivals = new Set<string | undefined>()
	const things = all.filter((thing) => {
		const name = nameRow(thing)
		if (name === undefined || !isPlainObject(thing)) return true
		const other = first.get(name)
		if (!other) first.set(name, thing)
		const isCopy = other !== undefined && isSameResource(other, thing)
		if (other && !isCopy) rivals.add(name)
		return !isCopy
	})
	return { things, rivals }
}

/** Type, id and language: a document may have one row per language (contract §9). */
function nameRow(thing: unknown) {
	const name = findIdentity(thing)
	if (name === undefined || !isPlainObject(thing)) return undefined
	const members = isPlainObject(thing.attributes) ? thing.attributes : thing
	return `${name}:${nameOf(members.language)}`
}

function findIdentity(thing: unknown) {
	return isPlainObject(thing) && nameOf(thing.id) !== '' ? identity(thing) : undefined
}

/** False for a body or `data` that is neither a resource, a list nor `data: null` (contract §9). */
export function isReadable(document: unknown) {
	const primary = primaryOf(document)
	if (primary === null || typeof primary !== 'object') return primary === null && isDocument(document)
	const names = Object.keys(primary)
	return names.length === 0 || names.some((name) => !besideMembers.has(name))
}

/** Undefined for `data: null` or an empty list. */
export function findOne(document: unknown): unknown {
	return readList(document)[0]
}

/** Whether the document is a list with at least one object, so that broken elements can be left out. */
export function isListOfResources(document: unknown) {
	const primary = primaryOf(document)
	return Array.isArray(primary) && primary.some(isPlainObject)
}

function primaryOf(document: unknown): unknown {
	return isDocument(document) ? document.data : document
}

function isDocument(value: unknown): value is { data: unknown } {
	return isPlainObject(value) && has(value, 'data') && !has(value, 'id') && !has(value, 'attributes')
}

/** Members that are not data. `type` among the attributes is data. */
const envelope = new Set(['type', 'attributes', 'relationships'])

/** An empty prototype: objects without a prototype fill more slowly. */
const bare = Object.create(null) as object

/**
 * Indexes all resources by identity; those without an id cannot be referenced. Two different resources with one identity
 * are unread: nobody can tell which is meant (contract §9).
 */
function indexResources(document: unknown) {
	const included =
		isPlainObject(document) && Array.isArray(document.included) ? document.included.filter(isPlainObject) : []
	const primary = isDocument(document) ? [document.data].flat().filter(isPlainObject) : []
	const index = new Map<string, PlainObject | typeof unread>()
	for (const resource of [...included, ...primary]) {
		if (nameOf(resource.id) === '' || isIdentifierAlone(resource)) continue
		const name = identity(resource)
		index.set(name, chooseResource(index.get(name), resource))
	}
	return index
}

/** Of a document that has a row per language the first is taken (contract §9). */
function chooseResource(other: PlainObject | typeof unread | undefined, resource: PlainObject) {
	if (other === undefined || other === unread) return other ?? resource
	const isSame = isSameResource(other, resource) || nameRow(other) !== nameRow(resource)
	return isSame ? other : unread
}

function isSameResource(one: object, other: object) {
	return JSON.stringify(one) === JSON.stringify(other)
}

function flattener(document: unknown) {
	const known = indexResources(document)
	const begun = new Map<PlainObject, PlainObject>()
	// Filled iteratively: a chain of resources may be longer than the stack.
	const unfilled: PlainObject[] = []

	function value(input: unknown): unknown {
		if (Array.isArray(input)) return input.length === 0 ? input : input.map(value)
		if (!isPlainObject(input)) return input
		if (isLinkage(input, isIdentifier)) return linked(input.data)
		if (has(input, 'attributes') || has(input, 'relationships')) return resource(input)
		const named = has(input, 'id') ? known.get(identity(input)) : undefined
		return named === undefined || (named === unread && !isBareIdentifier(input)) ? input : open(named)
	}
	const open = (named: PlainObject | typeof unread) =>
		named === unread ? unread : resource(named as PlainObject)
	/** Linked resources: an identifier that is found nowhere is unread, never a resource (contract §9). */
	function linked(data: unknown): unknown {
		if (Array.isArray(data)) return data.map(linked)
		if (!isPlainObject(data) || !isBareIdentifier(data)) return value(data)
		return open(known.get(identity(data)) ?? unread)
	}
	/** A relationship is a linkage, even when it contains a whole flat object. */
	function related(source: unknown): unknown {
		if (!isPlainObject(source)) return value(source)
		if (isLinkage(source, hasId)) return linked(source.data)
		return isRelation(source) ? unread : value(source)
	}
	function resource(raw: PlainObject): PlainObject | typeof unread {
		if (!isWellFormed(raw)) return unread
		const ready = begun.get(raw)
		if (ready) return ready
		// Member names such as `__proto__` are data (contract §8).
		const flat = Object.create(bare) as PlainObject
		begun.set(raw, flat)
		unfilled.push(raw)
		return flat
	}
	const primary = (given: PlainObject) =>
		isDocument(document) && isIdentifierAlone(given) ? linked(given) : resource(given)
	return (given: unknown) => {
		const flat = isPlainObject(given) ? primary(given) : given
		for (let next = unfilled.pop(); next; next = unfilled.pop())
			fill(begun.get(next) ?? {}, next, { value, related })
		return flat
	}
}

/** A relationship without any member tells nothing. */
function isVoid(relation: unknown) {
	return isPlainObject(relation) && Object.keys(relation).length === 0
}

type Flatten = Record<'value' | 'related', (input: unknown) => unknown>

function fill(flat: PlainObject, given: PlainObject, { value, related }: Flatten) {
	const { attributes, relationships } = given
	const isWhole = attributes !== undefined || relationships !== undefined
	for (const name of Object.keys(given)) {
		if (!isWhole || !envelope.has(name)) flat[name] = value(given[name])
	}
	if (isPlainObject(relationships))
		for (const [name, relation] of Object.entries(relationships))
			flat[name] = isVoid(relation) ? undefined : related(relation)
	if (isPlainObject(attributes))
		for (const name of Object.keys(attributes)) flat[name] = value(attributes[name])
	if (given.id !== undefined) flat.id = given.id
}

/** Converting other values to text could throw. */
function identity({ type, id }: PlainObject) {
	return `${nameOf(type)}:${nameOf(id)}`
}

function nameOf(value: unknown) {
	return typeof value === 'string' || typeof value === 'number' ? value : ''
}

/** Members of a document beside its data. */
const besideMembers = new Set(['jsonapi', 'links', 'meta', 'included'])
const besideData = new Set(['data', 'links', 'meta'])
const ofIdentifier = new Set(['type', 'id', 'lid', 'meta'])
const ofResource = new Set(['type', 'id', 'lid', 'attributes', 'relationships', 'links', 'meta'])

/** A resource may have a member called `data` that is no linkage. */
function isLinkage(value: PlainObject, isNamed: (one: unknown) => boolean) {
	if (!has(value, 'data') || !Object.keys(value).every((name) => besideData.has(name))) return false
	const { data } = value
	return Array.isArray(data) ? data.every(isNamed) : data === null || isNamed(data)
}

function hasId(value: unknown): value is PlainObject {
	return isPlainObject(value) && has(value, 'id')
}

/** An object with further members is a resource, not an identifier. */
function isIdentifier(value: unknown) {
	return hasId(value) && Object.keys(value).every((name) => ofResource.has(name))
}

function isBareIdentifier(value: PlainObject) {
	return has(value, 'id') && Object.keys(value).every((name) => ofIdentifier.has(name))
}

/** Without a type it may be a flat resource. */
function isIdentifierAlone(value: PlainObject) {
	return nameOf(value.type) !== '' && isBareIdentifier(value)
}

/** A relationship with links or `meta` alone, or with data that is no linkage: something may be there. */
function isRelation(value: PlainObject) {
	return Object.keys(value).every((name) => besideData.has(name))
}

/** False when members of a resource came in a shape that nobody can read. PHP writes no members as `[]`. */
function isWellFormed({ attributes, relationships }: PlainObject) {
	return [attributes, relationships].every((members) => isBlank(members) || isPlainObject(members))
}

function isBlank(members: unknown) {
	return members === undefined || members === null || (Array.isArray(members) && members.length === 0)
}
