import { unread } from '#app/lib/unread'
import { isPlainObject, type PlainObject } from './plain-object'
import {
	hasId,
	identity,
	isBareIdentifier,
	isDocument,
	isIdentifier,
	isIdentifierAlone,
	isLinkage,
	isRelation,
	isSameResource,
	isVoid,
	isWellFormed,
	nameOf,
	nameRow,
} from './resource-shape'

const has = Object.hasOwn

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

/** A document may have a row per language; its first row is taken (contract §9). */
function chooseResource(other: PlainObject | typeof unread | undefined, resource: PlainObject) {
	if (other === undefined || other === unread) return other ?? resource
	const isSame = isSameResource(other, resource) || nameRow(other) !== nameRow(resource)
	return isSame ? other : unread
}

/** Flattens resources of a document; each is one object, so cycles are harmless. */
export function createFlattener(document: unknown) {
	const known = indexResources(document)
	const begun = new Map<PlainObject, PlainObject>()
	// Filled iteratively: a chain of resources may be longer than the stack.
	const unfilled: PlainObject[] = []

	function value(input: unknown): unknown {
		if (Array.isArray(input)) return input.length === 0 ? input : dropRepeatedLinks(input.map(value))
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
		if (Array.isArray(data)) return dropRepeatedLinks(data.map(linked))
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
	return (given: unknown) => {
		const flat = isPlainObject(given) ? (isLinkAlone(given, document) ? linked : resource)(given) : given
		for (let next = unfilled.pop(); next; next = unfilled.pop())
			fill(begun.get(next) ?? {}, next, { value, related })
		return flat
	}
}

/** Drops the second of two links to one resource. */
function dropRepeatedLinks(list: readonly unknown[]) {
	const seen = new Set<unknown>()
	return list.filter((one) => !isPlainObject(one) || seen.size < seen.add(one).size)
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

function isLinkAlone(value: PlainObject, document: unknown) {
	return isDocument(document) && isIdentifierAlone(value)
}
