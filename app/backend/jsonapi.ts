/** A refusal: `{code, errors: [{code, source: {pointer}}]}` with its status. */
export class BackendFailure extends Error {
	constructor(
		readonly status: 401 | 403 | 404 | 409 | 413 | 422,
		readonly code: string,
		readonly fields: readonly { code: string; field: string }[] = [],
	) {
		super(code)
	}
}

/** `field` is a path in the body: `persons/0/email`. */
export function toErrorDocument(failure: BackendFailure) {
	const fields = failure.fields.map(({ code, field }) => ({
		code,
		source: { pointer: `/data/attributes/${field}` },
	}))
	return { code: failure.code, errors: fields.length > 0 ? fields : [{ code: failure.code }] }
}

/** Members may hold further items. */
export interface StoredItem {
	id: string
	[member: string]: unknown
}

/** Resource type, and the members that are relationships. */
export interface ResourceShape {
	type: string
	relations?: { readonly [member: string]: ResourceShape }
}

interface Identifier {
	type: string
	id: string
}

interface Resource extends Identifier {
	attributes: Record<string, unknown>
	relationships?: Record<string, { data: Identifier | Identifier[] }>
}

interface JsonApiDocument {
	data: Resource | Resource[] | null
	included?: Resource[]
}

/** Related items go to `included`, once each. */
export function toDocument(
	shape: ResourceShape,
	data: StoredItem | readonly StoredItem[] | null,
): JsonApiDocument {
	const included = new Map<string, Resource>()
	const attributes = serializeAll(shape, data, included)
	return included.size > 0 ? { data: attributes, included: [...included.values()] } : { data: attributes }
}

function serializeAll(
	shape: ResourceShape,
	data: StoredItem | readonly StoredItem[] | null,
	included: Map<string, Resource>,
) {
	if (data === null) return null
	return isItem(data)
		? serialize(shape, data, included)
		: data.map((item) => serialize(shape, item, included))
}

function serialize(shape: ResourceShape, item: StoredItem, included: Map<string, Resource>): Resource {
	const { id, ...members } = item
	const attributes: Resource['attributes'] = {}
	const relationships: NonNullable<Resource['relationships']> = {}
	for (const [name, value] of Object.entries(members)) {
		const related = shape.relations?.[name]
		if (related && isItem(value)) relationships[name] = { data: include(related, value, included) }
		else if (related && isItemList(value))
			relationships[name] = { data: value.map((one) => include(related, one, included)) }
		else attributes[name] = value
	}
	const resource = { type: shape.type, id, attributes }
	return Object.keys(relationships).length > 0 ? { ...resource, relationships } : resource
}

function include(shape: ResourceShape, item: StoredItem, included: Map<string, Resource>): Identifier {
	included.set(`${shape.type} ${item.id}`, serialize(shape, item, included))
	return { type: shape.type, id: item.id }
}

function isItem(value: unknown): value is StoredItem {
	return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

export function isItemList(value: unknown): value is StoredItem[] {
	return Array.isArray(value) && value.every(isItem)
}
