export type PlainObject = Record<string, unknown>

const has = Object.hasOwn

/** Things of a list; nobody has so many of anything, and reading more would hold up everybody else. */
export const mostListed = 10_000

/** An object that is no list. */
export function isPlainObject(value: unknown): value is PlainObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The resources of a JSON:API document as flat objects: id, type, attributes and relationships side by side.
 * A related resource is one object however often it is named, so circles are harmless. A flat object without `data`, a bare list
 * and a single resource are read as well (contract §2). What is no object stays as it came: the schema refuses it. So does a
 * list that is too long.
 */
export function readList(document: unknown): unknown[] {
	const primary = primaryOf(document)
	if (primary === null || primary === undefined) return []
	const things: unknown[] = [primary].flat()
	return things.length > mostListed ? things : things.map(flattener(document))
}

/** The one resource of a document; undefined for `data: null` or an empty list. */
export function findOne(document: unknown): unknown {
	return readList(document)[0]
}

/** Whether a document holds a list that has an object in it: what is broken in another one is not one element only. */
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

/** What is no member of the thing itself. The name of a resource's type is free; `type` among attributes is its own. */
const envelope = new Set(['type', 'attributes', 'relationships'])

/** A prototype that has nothing: objects with it fill at full speed, those without one take half as long again. */
const bare = Object.create(null) as object

/** All that a document tells, by what it is named; what has no id is never meant elsewhere. */
function indexResources(document: unknown) {
	const included =
		isPlainObject(document) && Array.isArray(document.included) ? document.included.filter(isPlainObject) : []
	const primary = isDocument(document) ? [document.data].flat().filter(isPlainObject) : []
	const named = [...included, ...primary].filter(({ id }) => nameOf(id) !== '')
	return new Map(named.map((resource) => [identity(resource), resource]))
}

function flattener(document: unknown) {
	const known = indexResources(document)
	const begun = new Map<PlainObject, PlainObject>()
	// Filled in one by one: a chain of resources may be longer than any stack.
	const unfilled: PlainObject[] = []

	function value(given: unknown): unknown {
		if (Array.isArray(given)) return given.length === 0 ? given : given.map(value)
		if (!isPlainObject(given)) return given
		if (isLinkage(given, isIdentifier)) return value(given.data)
		return isResource(given, known) ? resource(known.get(identity(given)) ?? given) : given
	}
	/** A relationship is a linkage, also where it has the whole of a flat object. */
	function related(given: unknown): unknown {
		return isPlainObject(given) && isLinkage(given, hasId) ? value(given.data) : value(given)
	}
	function resource(given: PlainObject): PlainObject {
		const ready = begun.get(given)
		if (ready) return ready
		// No name of a member means more than another (contract §8).
		const flat = Object.create(bare) as PlainObject
		begun.set(given, flat)
		unfilled.push(given)
		return flat
	}
	function fill(flat: PlainObject, given: PlainObject) {
		const { attributes, relationships } = given
		const isWhole = attributes !== undefined || relationships !== undefined
		for (const name of Object.keys(given)) {
			if (!isWhole || !envelope.has(name)) flat[name] = value(given[name])
		}
		if (isPlainObject(relationships))
			for (const name of Object.keys(relationships)) flat[name] = related(relationships[name])
		if (isPlainObject(attributes))
			for (const name of Object.keys(attributes)) flat[name] = value(attributes[name])
		if (given.id !== undefined) flat.id = given.id
	}
	return (given: unknown) => {
		const flat = isPlainObject(given) ? resource(given) : given
		for (let next = unfilled.pop(); next; next = unfilled.pop()) fill(resource(next), next)
		return flat
	}
}

/** What is neither a text nor a number names nothing: turned into a text it could throw. */
function identity({ type, id }: PlainObject) {
	return `${nameOf(type)}:${nameOf(id)}`
}

function nameOf(value: unknown) {
	return typeof value === 'string' || typeof value === 'number' ? value : ''
}

const besideData = new Set(['data', 'links', 'meta'])
const ofResource = new Set(['type', 'id', 'lid', 'attributes', 'relationships', 'links', 'meta'])

/** Whether `data` names other resources: a thing may have a member `data` of its own. */
function isLinkage(value: PlainObject, isNamed: (one: unknown) => boolean) {
	if (!has(value, 'data') || !Object.keys(value).every((name) => besideData.has(name))) return false
	const { data } = value
	return Array.isArray(data) ? data.every(isNamed) : data === null || isNamed(data)
}

function hasId(value: unknown): value is PlainObject {
	return isPlainObject(value) && has(value, 'id')
}

/** What has members of its own beside its id names nothing else. */
function isIdentifier(value: unknown) {
	return hasId(value) && Object.keys(value).every((name) => ofResource.has(name))
}

function isResource(value: PlainObject, known: Map<string, PlainObject>) {
	return (
		has(value, 'attributes') ||
		has(value, 'relationships') ||
		(has(value, 'id') && known.has(identity(value)))
	)
}
