type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
type Plain = Record<string, Json>

/** An API resource before it is formatted; `related` may be included or nested. */
export interface ApiResource {
	type: string
	id?: string
	plain: Plain
	related?: Record<string, ApiResource | ApiResource[]>
}

/** Formats a resource or a list as a body of the API. */
export type WireFormat = (told: ApiResource | ApiResource[]) => Json

interface Dialect {
	name?: (name: string) => string
	value?: (value: Json) => Json
}

const asIs = <T>(given: T) => given

/** Nests every object in attributes, with an id when it has one. */
function inside(thing: ApiResource, dialect: Dialect): Plain {
	const { name = asIs, value = asIs } = dialect
	const toFlat = (given: Json): Json => {
		if (Array.isArray(given)) return given.map(toFlat)
		if (typeof given !== 'object' || given === null) return value(given)
		return Object.fromEntries(Object.entries(given).map(([key, member]) => [name(key), toFlat(member)]))
	}
	const related = Object.entries(thing.related ?? {}).map(([key, other]): [string, Json] => [
		name(key),
		Array.isArray(other)
			? other.map((one) => withId(one, inside(one, dialect)))
			: withId(other, inside(other, dialect)),
	])
	const plain = Object.entries(thing.plain).map(([key, given]): [string, Json] => [name(key), toFlat(given)])
	return Object.fromEntries([...plain, ...related])
}

function withId({ id }: ApiResource, members: Plain): Plain {
	return id === undefined ? members : { id, ...members }
}

function nested(dialect: Dialect = {}): WireFormat {
	const toNested = (thing: ApiResource): Plain => ({
		type: thing.type,
		id: thing.id ?? '1',
		attributes: inside(thing, dialect),
	})
	return (told) => ({ data: Array.isArray(told) ? told.map(toNested) : toNested(told) })
}

/** Uses relationships and `included`; included resources refer back to their owner. */
function related(told: ApiResource | ApiResource[]): Json {
	const included: Json[] = []
	let count = 0
	function identify(thing: ApiResource): Plain {
		return { type: thing.type, id: (thing.id ??= `${thing.type}-${(count += 1)}`) }
	}
	function toRelated(thing: ApiResource, owner?: ApiResource): Plain {
		const links = Object.entries(thing.related ?? {}).map(([name, other]): [string, Json] => {
			for (const one of [other].flat()) included.push(toRelated(one, thing))
			return [name, { data: Array.isArray(other) ? other.map(identify) : identify(other) }]
		})
		const back: [string, Json][] = owner ? [['owner', { data: identify(owner) }]] : []
		return {
			...identify(thing),
			attributes: thing.plain,
			relationships: Object.fromEntries([...links, ...back]),
		}
	}
	const data = Array.isArray(told) ? told.map((thing) => toRelated(thing)) : toRelated(told)
	return { data, included }
}

function flat(told: ApiResource | ApiResource[]): Json {
	const toInside = (thing: ApiResource) => withId(thing, inside(thing, {}))
	return Array.isArray(told) ? told.map(toInside) : toInside(told)
}

function camel(name: string) {
	return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Also swaps related resources. */
function swapped(told: ApiResource | ApiResource[]): Json {
	const swap = (given: ApiResource | ApiResource[]): ApiResource | ApiResource[] => {
		const swappedResources = [given].flat().map(swapInside)
		const [only, ...more] = swappedResources
		return Array.isArray(given) && only && more.length === 0 ? only : swappedResources
	}
	const swapInside = (thing: ApiResource): ApiResource => {
		const others = Object.entries(thing.related ?? {}).map(([name, other]) => [name, swap(other)] as const)
		return { ...thing, related: Object.fromEntries(others) }
	}
	return nested()(swap(told))
}

function withStrangers(told: ApiResource | ApiResource[]): Json {
	const add = (thing: ApiResource): ApiResource => ({
		...thing,
		// An unknown member of a theme is logged as a misspelt one.
		plain: thing.type === 'themes' ? thing.plain : { ...thing.plain, hobby: 'zeilen', x_9: [{}] },
	})
	const body = related(Array.isArray(told) ? told.map(add) : add(told)) as { data: Json; included: Json[] }
	const stranger = { type: 'boats', id: '1', attributes: { name: 'Optimist' } }
	return {
		...body,
		included: [...body.included, stranger],
		meta: { copyright: '© 2026' },
		links: {},
		jsonapi: { version: '1.1' },
	}
}

const digit = (value: Json) => (typeof value === 'boolean' ? (value ? '1' : '0') : value)
const day = (value: Json) => {
	const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(typeof value === 'string' ? value : '') ?? []
	return year ? `${date}-${month}-${year}` : value
}

/** Formats of contract §2. */
export const wireFormats: Record<string, WireFormat> = {
	'relationships and included, in a circle': related,
	'objects nested in attributes': nested(),
	'flat objects without data': flat,
	'camelCase names': nested({ name: camel }),
	'everything as text': nested({ value: (value) => (typeof value === 'object' ? value : String(value)) }),
	'one and nought, days first': nested({ value: (value) => day(digit(value)) }),
	'a list of one for one, and one for a list': swapped,
	'members and resources nobody knows': withStrangers,
}
