import type { Document, Identifier, Json, Linkage, Members, Resource } from './document'

/** A resource as a server has it before a serializer writes it: related items are whole. */
export interface Item {
	id: string
	[member: string]: Json | Item | Item[] | null | undefined
}

/** Members and relations that resources of a type have in a document. */
export interface Shape {
	members: Set<string>
	/** Type of the related items by relation. */
	relations: Map<string, string>
}

export interface Model {
	type: string
	items: Item | Item[]
	shapes: Map<string, Shape>
}

/** The document as items; undefined without a resource. */
export function toModel(document: Document): Model | undefined {
	const [first] = [document.data ?? []].flat()
	if (!first || !document.data) return undefined
	const resources = [first, ...[document.data].flat().slice(1), ...(document.included ?? [])]
	const known = new Map(resources.map((one) => [nameOf(one as Identifier), one]))
	const shapes = new Map<string, Shape>()
	for (const resource of resources) describe(resource, shapes)

	function toItem(resource: Resource): Item {
		const { id = '', attributes = {}, relationships = {} } = resource
		const related = Object.entries(relationships).map(([name, { data }]) => [name, place(data)] as const)
		return { id, ...attributes, ...Object.fromEntries(related) }
	}
	function place(data: Linkage | undefined): Item | Item[] | null {
		if (!data) return null
		return Array.isArray(data) ? data.map(find) : find(data)
	}
	function find(identifier: Identifier): Item {
		const resource = known.get(nameOf(identifier))
		if (!resource) throw new Error(`${nameOf(identifier)} is not in the document`)
		return toItem(resource)
	}
	const { data } = document
	return { type: first.type, items: Array.isArray(data) ? data.map(toItem) : toItem(data), shapes }
}

function nameOf({ type, id }: Identifier) {
	return `${type} ${id}`
}

function describe({ type, attributes = {}, relationships = {} }: Resource, shapes: Map<string, Shape>) {
	const shape = shapes.get(type) ?? { members: new Set<string>(), relations: new Map<string, string>() }
	shapes.set(type, shape)
	for (const name of Object.keys(attributes)) shape.members.add(name)
	for (const [name, { data }] of Object.entries(relationships)) {
		const [one] = [data ?? []].flat()
		if (one) shape.relations.set(name, one.type)
	}
	for (const name of shape.relations.keys()) shape.members.delete(name)
}

/** All names in camelCase, those of nested objects too. */
export function toCamelNames<T extends Json | Members>(value: T): T {
	if (Array.isArray(value)) return value.map(toCamelNames) as T
	if (typeof value !== 'object' || value === null) return value
	const named = Object.entries(value).map(([name, member]) => [camel(name), toCamelNames(member)])
	return Object.fromEntries(named) as T
}

function camel(name: string) {
	return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
