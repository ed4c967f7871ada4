type Plain = Record<string, unknown>

function isPlain(value: unknown): value is Plain {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The resources of a JSON:API document as flat objects: id, type, attributes and relationships side by side.
 * A related resource is one object however often it is named, so circles are harmless. A flat object without `data`, a bare list
 * and a single resource are read as well (contract §2). What is no object stays as it came: the schema refuses it.
 */
export function readList(document: unknown): unknown[] {
	const primary = primaryOf(document)
	if (primary === null || primary === undefined) return []
	return [primary].flat().map(flattener(document))
}

/** The one resource of a document; undefined for `data: null` or an empty list. */
export function findOne(document: unknown): unknown {
	return readList(document)[0]
}

/** Whether a document holds a list that has an object in it: what is broken in another one is not one element only. */
export function isListOfResources(document: unknown) {
	const primary = primaryOf(document)
	return Array.isArray(primary) && primary.some(isPlain)
}

function primaryOf(document: unknown): unknown {
	return isDocument(document) ? document.data : document
}

function isDocument(value: unknown): value is { data: unknown } {
	return isPlain(value) && 'data' in value && !('id' in value) && !('attributes' in value)
}

function flattener(document: unknown) {
	const included =
		isPlain(document) && Array.isArray(document.included) ? document.included.filter(isPlain) : []
	const primary = isDocument(document) ? [document.data].flat().filter(isPlain) : []
	const known = new Map([...included, ...primary].map((resource) => [identity(resource), resource]))
	const done = new Map<Plain, Plain>()

	function value(given: unknown): unknown {
		if (Array.isArray(given)) return given.map(value)
		if (!isPlain(given)) return given
		if (isLinkage(given)) return value(given.data)
		return isResource(given, known) ? resource(known.get(identity(given)) ?? given) : given
	}
	function resource(given: Plain): Plain {
		const ready = done.get(given)
		if (ready) return ready
		const flat: Plain = {}
		done.set(given, flat)
		const { attributes, relationships, ...own } = given
		// The name of a resource's type is free; `type` among attributes is the thing's own.
		if (attributes !== undefined || relationships !== undefined) delete own.type
		for (const members of [own, relationships, attributes]) {
			if (!isPlain(members)) continue
			for (const name of Object.keys(members)) flat[name] = value(members[name])
		}
		if (own.id !== undefined) flat.id = own.id
		return flat
	}
	return (given: unknown) => (isPlain(given) ? resource(given) : given)
}

function identity(resource: Plain) {
	return `${String(resource.type)}:${String(resource.id)}`
}

/** Only identifiers: a thing may have a member `data` of its own. */
function isLinkage(value: Plain) {
	if (!('data' in value)) return false
	const isBare = Object.keys(value).every((name) => ['data', 'links', 'meta'].includes(name))
	return isBare && [value.data ?? []].flat().every((one) => isPlain(one) && 'id' in one)
}

function isResource(value: Plain, known: Map<string, Plain>) {
	return 'attributes' in value || 'relationships' in value || ('id' in value && known.has(identity(value)))
}
