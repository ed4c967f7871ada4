import { createGroup, type Dialect } from './dialect'
import { mapResources, type Document, type Linkage, type Resource } from './document'

const { same, told } = createGroup('relations')

type Relationship = NonNullable<Resource['relationships']>[string]

function mapRelations(
	document: Document,
	change: (relationship: Relationship, name: string, owner: Resource) => Relationship | undefined,
) {
	return mapResources(document, (resource) => {
		const { relationships, ...others } = resource
		if (!relationships) return resource
		const changed = Object.entries(relationships).flatMap(([name, relationship]) => {
			const other = change(relationship, name, resource)
			return other ? [[name, other] as const] : []
		})
		return { ...others, relationships: Object.fromEntries(changed) }
	})
}

function withoutIncluded({ included: _, ...document }: Document): Document {
	return document
}

const withoutRelations = (document: Document) => withoutIncluded(mapRelations(document, () => undefined))

/** Another resource with the type and id of each included one. */
const doubles = ({ included = [] }: Document) =>
	included.map((resource) => ({ ...resource, attributes: { label: 'Van een ander', name: 'Van een ander' } }))

const linksTo = (name: string, { type, id }: Resource) => ({ related: `/api/${type}/${id}/${name}` })

const toNested = (document: Document) => {
	const known = new Map((document.included ?? []).map((one) => [`${one.type} ${one.id}`, one]))
	const find = ({ type, id }: { type: string; id: string }) => known.get(`${type} ${id}`)
	const place = (data: Linkage | undefined) =>
		Array.isArray(data) ? data.map((one) => nest(find(one))) : data && nest(find(data))
	const nest = (resource: Resource | undefined): unknown => {
		if (!resource) return null
		const { relationships = {}, ...others } = resource
		const related = Object.entries(relationships).map(([name, { data }]) => [name, { data: place(data) }])
		return { ...others, relationships: Object.fromEntries(related) as unknown }
	}
	return withoutIncluded(mapResources(document, (one) => nest(one) as Resource))
}

export const relationDialects: Dialect[] = [
	same('whole resources in the relationships', toNested),
	same(
		'data: null, nothing included',
		(document) =>
			withoutIncluded(
				mapRelations(document, ({ data }, name) =>
					// Contract §8: a download whose file is told to be none is not listed.
					name === 'downloadable_document' ? undefined : { data: Array.isArray(data) ? [] : null },
				),
			),
		{ plain: withoutRelations },
	),
	same('each included twice', (document) => ({
		...document,
		included: [...(document.included ?? []), ...(document.included ?? [])],
	})),
	same('each of a list twice', (document) =>
		Array.isArray(document.data) ? { ...document, data: [...document.data, ...document.data] } : document,
	),
	same(
		'included only when asked, with API_INCLUDE=on',
		(document, { query }) => (query.get('include') === null ? withoutIncluded(document) : document),
		{ env: { API_INCLUDE: 'on' } },
	),
	told('identifiers, nothing included', withoutIncluded),
	told('links without data', (document) =>
		withoutIncluded(mapRelations(document, (_, name, owner) => ({ links: linksTo(name, owner) }))),
	),
	told('one included resource is missing', ({ included = [], ...document }) => ({
		...document,
		included: included.slice(1),
	})),
	told('two resources with one type and id, the right one first', (document) => ({
		...document,
		included: [...(document.included ?? []), ...doubles(document)],
	})),
	told('two resources with one type and id, the right one last', (document) => ({
		...document,
		included: [...doubles(document), ...(document.included ?? [])],
	})),
]
