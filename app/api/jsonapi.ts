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
 * too long.
 */
export function readList(document: unknown): unknown[] {
	const primary = primaryOf(document)
	if (primary === null || primary === undefined) return []
	const things: unknown[] = [primary].flat()
	return things.length > mostListed ? things : things.map(flattener(document))
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

/** Indexes all resources by identity; those without an id cannot be referenced. */
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
	// Filled iteratively: a chain of resources may be longer than the stack.
	const unfilled: PlainObject[] = []

	function value(input: unknown): unknown {
		if (Array.isArray(input)) return input.length === 0 ? input : input.map(value)
		if (!isPlainObject(input)) return input
		if (isLinkage(input, isIdentifier)) return value(input.data)
		return isResource(input, known) ? resource(known.get(identity(input)) ?? input) : input
	}
	/** A relationship is a linkage, even when it contains a whole flat object. */
	function related(source: unknown): unknown {
		return isPlainObject(source) && isLinkage(source, hasId) ? value(source.data) : value(source)
	}
	function resource(raw: PlainObject): PlainObject {
		const ready = begun.get(raw)
		if (ready) return ready
		// Member names such as `__proto__` are data (contract §8).
		const flat = Object.create(bare) as PlainObject
		begun.set(raw, flat)
		unfilled.push(raw)
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

/** Converting other values to text could throw. */
function identity({ type, id }: PlainObject) {
	return `${nameOf(type)}:${nameOf(id)}`
}

function nameOf(value: unknown) {
	return typeof value === 'string' || typeof value === 'number' ? value : ''
}

const besideData = new Set(['data', 'links', 'meta'])
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

function isResource(value: PlainObject, known: Map<string, PlainObject>) {
	return (
		has(value, 'attributes') ||
		has(value, 'relationships') ||
		(has(value, 'id') && known.has(identity(value)))
	)
}
