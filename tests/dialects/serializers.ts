import { createRequire } from 'node:module'
import JsonApiSerializer from 'json-api-serializer'
import jsonApi from 'jsonapi-serializer'
import type * as tsJapi from 'ts-japi'
import { createGroup, type Dialect } from './dialect'
import { mapResources, type Document } from './document'
import { toCamelNames, toModel, type Item, type Model, type Shape } from './items'

/** A CommonJS module whose names cannot be imported. */
const { Linker, Relator, Serializer } = createRequire(import.meta.url)('ts-japi') as typeof tsJapi

const { same, told } = createGroup('serializers')

type Serialize = (model: Model) => object | Promise<object>

/** Lists without an element, and `null`, are the same in all of them. */
function written(serialize: Serialize) {
	return (document: Document) => {
		const model = toModel(document)
		return model ? serialize(model) : document
	}
}

const link = (name: string) => `https://api.voorbeeld.nl/related/${name}`
const shapeOf = ({ shapes }: Model, type: string): Shape =>
	shapes.get(type) ?? { members: new Set(), relations: new Map() }

/** jsonapi-serializer. `related` says how each relation is written. */
function withJsonapiSerializer(keyForAttribute: string, related: Record<string, unknown>): Serialize {
	return (model) => {
		const typeOf = new Map([...model.shapes.values()].flatMap(({ relations }) => [...relations]))
		const describe = (type: string): { attributes: string[] } => {
			const { members, relations } = shapeOf(model, type)
			const nested = [...relations].map(([name, other]) => [
				name,
				{ ref: 'id', ...related, ...describe(other) },
			])
			return { attributes: [...members, ...relations.keys()], ...Object.fromEntries(nested) }
		}
		const typeForAttribute = (name: string) => typeOf.get(name) ?? name
		const options = { ...describe(model.type), keyForAttribute, typeForAttribute, pluralizeType: false }
		return new jsonApi.Serializer(model.type, options).serialize(model.items) as object
	}
}

/** json-api-serializer. Related items that are written as ids are not included. */
function withJsonApiSerializer(
	convertCase: 'kebab-case' | 'camelCase' | 'snake_case',
	relate: 'whole' | 'ids' = 'whole',
): Serialize {
	return (model) => {
		const serializer = new JsonApiSerializer({ convertCase })
		for (const [type, { relations }] of model.shapes) {
			const relationships = [...relations].map(
				([name, other]) => [name, { type: other, ...(relate === 'ids' ? links(name) : {}) }] as const,
			)
			serializer.register(type, { relationships: Object.fromEntries(relationships) })
		}
		const { relations } = shapeOf(model, model.type)
		const toIds = (item: Item): Item => {
			const ids = [...relations.keys()].map((name) => [name, idsOf(item[name] as Item | Item[] | null)])
			return { ...item, ...(Object.fromEntries(ids) as object) }
		}
		const { items } = model
		const ready = relate === 'whole' ? items : Array.isArray(items) ? items.map(toIds) : toIds(items)
		return JSON.parse(JSON.stringify(serializer.serialize(model.type, ready))) as object
	}
}

/** With links an absent relation is unknown. */
function links(name: string) {
	return { links: { related: link(name) } }
}

function idsOf(related: Item | Item[] | null | undefined) {
	return Array.isArray(related) ? related.map(({ id }) => id) : (related?.id ?? null)
}

/** ts-japi. */
function withTsJapi({ include, links = false }: { include: number; links?: boolean }): Serialize {
	return async (model) => {
		const made = new Map<string, tsJapi.Serializer<Item>>()
		const get = (type: string): tsJapi.Serializer<Item> => {
			const { relations } = shapeOf(model, type)
			const hidden = [...relations.keys()].map((name) => [name, 0] as const)
			const serializer = made.get(type) ?? new Serializer<Item>(type, { include })
			if (made.has(type)) return serializer
			made.set(type, serializer)
			const relators = [...relations].map(([name, other]) => [name, relate(name, get(other), links)] as const)
			const projection = hidden.length > 0 ? Object.fromEntries(hidden) : null
			const options = { include, projection, relators: Object.fromEntries(relators) }
			const whole = new Serializer<Item>(type, options)
			made.set(type, whole)
			return whole
		}
		return JSON.parse(JSON.stringify(await get(model.type).serialize(model.items))) as object
	}
}

function relate(name: string, serializer: tsJapi.Serializer<Item>, links: boolean) {
	const related = new Linker<[Item, Item | Item[] | null | undefined]>(() => link(name))
	const fetch = (item: Item) => Promise.resolve(item[name] as Item | Item[] | null)
	return new Relator<Item, Item>(links ? () => Promise.resolve(undefined) : fetch, serializer, {
		relatedName: name,
		...(links ? { linkers: { related } } : {}),
	})
}

const inCamel = (document: Document) =>
	mapResources(document, ({ attributes, relationships, ...resource }) => ({
		...resource,
		...(attributes ? { attributes: toCamelNames(attributes) } : {}),
		...(relationships ? { relationships: toCamelNames(relationships as never) } : {}),
	}))

/** json-api-serializer includes no resource without attributes and relationships. */
const withoutBare = ({ included = [], ...document }: Document): Document => ({
	...document,
	included: included.filter(
		({ attributes = {}, relationships = {} }) => Object.keys({ ...attributes, ...relationships }).length > 0,
	),
})

const dash = 'dash-case'

export const serializerDialects: Dialect[] = [
	same('jsonapi-serializer, dash-case, included', written(withJsonapiSerializer(dash, {}))),
	same('jsonapi-serializer, camelCase, included', written(withJsonapiSerializer('camelCase', {}))),
	same('jsonapi-serializer, snake_case, included', written(withJsonapiSerializer('snake_case', {}))),
	told(
		'jsonapi-serializer, dash-case, identifiers only',
		written(withJsonapiSerializer(dash, { included: false })),
	),
	told(
		'jsonapi-serializer, camelCase, links only',
		written(
			withJsonapiSerializer('camelCase', {
				included: false,
				ignoreRelationshipData: true,
				relationshipLinks: { related: link('one') },
			}),
		),
	),
	...(['kebab-case', 'camelCase', 'snake_case'] as const).map((convertCase) =>
		same(`json-api-serializer, ${convertCase}, included`, written(withJsonApiSerializer(convertCase)), {
			plain: withoutBare,
		}),
	),
	told(
		'json-api-serializer, kebab-case, identifiers only',
		written(withJsonApiSerializer('kebab-case', 'ids')),
	),
	same('ts-japi, names as they are, included', written(withTsJapi({ include: 9 }))),
	same('ts-japi, camelCase, included', (document) => written(withTsJapi({ include: 9 }))(inCamel(document))),
	told('ts-japi, identifiers only', written(withTsJapi({ include: 0 }))),
	told('ts-japi, links only', written(withTsJapi({ include: 0, links: true }))),
]
