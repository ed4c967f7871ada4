export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
export type Members = Record<string, Json>

export interface Identifier {
	type: string
	id: string
}

export type Linkage = Identifier | Identifier[] | null

export interface Resource {
	type: string
	id?: string
	attributes?: Members
	relationships?: Record<string, { data?: Linkage; links?: Members }>
}

/** A document of the reference API. */
export interface Document {
	data: Resource | Resource[] | null
	included?: Resource[]
}

/** A read that the portal made. */
export interface Call {
	path: string
	query: URLSearchParams
	/** Address of the API. */
	origin: string
}

export function isList(document: Document): document is Document & { data: Resource[] } {
	return Array.isArray(document.data)
}

/** The document with each primary and included resource replaced. */
export function mapResources(document: Document, change: (resource: Resource) => Resource): Document {
	const { data, included } = document
	return {
		...document,
		data: Array.isArray(data) ? data.map(change) : data && change(data),
		...(included ? { included: included.map(change) } : {}),
	}
}

/** Replaces a value by its member's name and the member that holds it. */
export type ChangeLeaf = (value: Json, name: string, owner: string) => Json

/** The document with each text, number, flag and null of its attributes replaced. */
export function mapLeaves(document: Document, change: ChangeLeaf): Document {
	function walk(value: Json, name: string, owner: string): Json {
		if (Array.isArray(value)) return value.map((one) => walk(one, name, owner))
		if (typeof value !== 'object' || value === null) return change(value, name, owner)
		return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, walk(member, key, name)]))
	}
	return mapResources(document, (resource) =>
		resource.attributes
			? { ...resource, attributes: walk(resource.attributes, '', '') as Members }
			: resource,
	)
}
