import { expect, test, vi } from 'vitest'
import { unread } from '#app/lib/unread'
import { findOne, isListOfResources, isReadable, readList } from './jsonapi'
import { flag } from './leaves'
import { defineObject } from './wire'

test('Related resources are found in what is included, and in what was asked for, in a circle too [208]', () => {
	const link = { data: { type: 'people', id: '1' } }
	const document = {
		data: [{ type: 'houses', id: '9', attributes: { label: 'Huis' }, relationships: { owner: link } }],
		included: [
			{
				type: 'people',
				id: '1',
				attributes: { name: 'Iris' },
				relationships: {
					house: { data: { type: 'houses', id: '9' } },
					friends: { data: [{ type: 'people', id: '1' }] },
				},
			},
		],
	}
	const [house] = readList(document) as [
		{ owner: { name: string; house: unknown; friends: { name: string }[] } },
	]
	expect(house.owner.name).toBe('Iris')
	expect(house.owner.house).toBe(house)
	expect(house.owner.friends[0]?.name).toBe('Iris')
})

test('A relationship whose resource is found nowhere is unread, never a resource', () => {
	const owner = { data: { type: 'people', id: '1' } }
	const pets = {
		data: [
			{ type: 'pets', id: '1' },
			{ type: 'pets', id: '2', attributes: { name: 'Rex' } },
		],
	}
	const document = { data: { id: '9', relationships: { owner, pets } } }
	expect(findOne(document)).toEqual({ id: '9', owner: unread, pets: [unread, { id: '2', name: 'Rex' }] })
})

test('Type and id belong together: the same id of another type is another thing [208]', () => {
	const document = {
		data: { type: 'a', id: '1', relationships: { other: { data: { type: 'b', id: '1' } } } },
		included: [{ type: 'b', id: '1', attributes: { label: 'de andere' } }],
	}
	expect(findOne(document)).toMatchObject({ other: { label: 'de andere' } })
})

test('A relationship of nothing is nothing [208]', () => {
	expect(findOne({ data: { id: '1', relationships: { owner: { data: null } } } })).toMatchObject({
		owner: null,
	})
})

test.each([
	['a document of one', { data: { id: '1', attributes: { a: 2 } } }, [{ id: '1', a: 2 }]],
	['a list', { data: [{ id: '1', attributes: { a: 2 } }] }, [{ id: '1', a: 2 }]],
	['a flat object', { id: '1', a: 2 }, [{ id: '1', a: 2 }]],
	['a flat object without an id', { a: 2 }, [{ a: 2 }]],
	['a flat object with a member called data', { id: '1', data: { a: 2 } }, [{ id: '1' }]],
	['a bare list', [{ id: '1', a: 2 }], [{ id: '1', a: 2 }]],
	['flat objects in data', { data: [{ id: '1', a: 2 }] }, [{ id: '1', a: 2 }]],
	['nothing', { data: null }, []],
	['an empty list', [], []],
	['a list with broken ones', { data: [null, 'word', { id: '1' }] }, [null, 'word', { id: '1' }]],
	['a resource with a member called data', { attributes: { a: 2 }, data: [] }, [{ a: 2 }]],
	['null', null, []],
	['no document', undefined, []],
	['a document without its data', { data: undefined }, []],
	['a word', 'word', ['word']],
])('%s is read [208]', (_what, document, read) => {
	const found = readList(document)
	expect(found).toMatchObject(read)
	expect(found).toHaveLength(read.length)
})

test("An attribute never takes the place of a resource's own id", () => {
	expect(findOne({ data: { type: 'a', id: '1', attributes: { id: '2', type: 'UPLOAD' } } })).toMatchObject({
		id: '1',
		type: 'UPLOAD',
	})
	expect(findOne({ data: { type: 'a', attributes: { id: '2' } } })).toEqual({ id: '2' })
})

test('A member called __proto__ is a member and nothing more', () => {
	const document: unknown = JSON.parse('{"data": {"id": "1", "attributes": {"__proto__": {"admin": true}}}}')
	expect(defineObject({ admin: flag }).parse(findOne(document))).toEqual({ admin: undefined })
	expect(Object.prototype).not.toHaveProperty('admin')
})

test.each([
	[{ data: [{ id: '1' }] }, true],
	[[{ id: '1' }, null], true],
	[{ data: [] }, false],
	[{ data: ['a', null] }, false],
	[{ data: { id: '1' } }, false],
	['a word', false],
])('Whether %j is a list of resources: %s', (document, expected) => {
	expect(isListOfResources(document)).toBe(expected)
})

test('The name of a resource is not the type that the thing itself tells [208]', () => {
	const toDocument = (attributes: object) => ({ data: { type: 'appointments', id: '1', attributes } })
	expect(findOne(toDocument({ label: 'Gesprek' }))).toEqual({ id: '1', label: 'Gesprek' })
	expect(findOne(toDocument({ type: 'Online' }))).toEqual({ id: '1', type: 'Online' })
	expect(findOne({ id: '1', type: 'Online' })).toEqual({ id: '1', type: 'Online' })
})

test.each([
	['without ids', [{ capital: 100000 }]],
	['with ids', [{ id: 7, capital: 100000 }]],
	['with ids and types of their own', [{ type: 'coverage', id: '7', capital: 100000 }]],
])('A thing with a member `data` of its own, %s, is no relationship [208]', (_words, data) => {
	const insured = [{ data }]
	const document = { data: { type: 'policies', id: '1', attributes: { insured } } }
	expect(findOne(document)).toEqual({ id: '1', insured })
	expect(findOne({ id: '1', insured })).toEqual({ id: '1', insured })
})

test('A relationship that has the whole of a flat object is that object [208]', () => {
	const relationships = {
		consumer: { data: { id: '7', name: 'Anna' } },
		notes: { data: [{ id: '8', text: 'Dag' }] },
	}
	expect(findOne({ data: { type: 'policies', id: '1', relationships } })).toEqual({
		id: '1',
		consumer: { id: '7', name: 'Anna' },
		notes: [{ id: '8', text: 'Dag' }],
	})
})

const iris = { type: 'people', id: '1', attributes: { name: 'Iris' } }
const read = { id: '1', name: 'Iris' }

test.each<[string, unknown, unknown]>([
	['an identifier', { data: { type: 'people', id: '1' } }, read],
	['several', { data: [{ type: 'people', id: '1' }] }, [read]],
	['none', { data: [] }, []],
	['nothing', { data: null }, null],
	['a number for an id', { data: { type: 'people', id: 1 } }, read],
	['links and meta beside it', { data: { type: 'people', id: '1' }, links: {}, meta: {} }, read],
	[
		'all that a resource may have',
		{ data: { ...iris, relationships: {}, lid: 'a', links: {}, meta: {} } },
		read,
	],
	['no wrapping', { type: 'people', id: '1' }, read],
	['a list without wrapping', [{ type: 'people', id: '1' }], [read]],
])(
	'A person told as %s is found, among attributes as well as relationships [208]',
	(_what, told, expected) => {
		for (const place of ['attributes', 'relationships']) {
			const house = { type: 'houses', id: '9', [place]: { owner: told } }
			expect(findOne({ data: house, included: [iris] })).toMatchObject({ id: '9', owner: expected as object })
		}
	},
)

test.each<[string, unknown, unknown]>([
	['by its attributes', { attributes: { name: 'Anna' } }, { name: 'Anna' }],
	['by its relationships', { relationships: { friend: { data: iris } } }, { friend: read }],
	['by both', { ...iris, relationships: { self: { data: null } } }, { ...read, self: null }],
	['of another type', { ...iris, type: 'houses' }, read],
])('A resource is known %s where nothing else names it [208]', (_what, owner, expected) => {
	expect(findOne({ data: { type: 'a', id: '9', attributes: { owner } } })).toEqual({
		id: '9',
		owner: expected,
	})
})

test.each<[string, unknown]>([
	['a word', { data: 'a' }],
	['a number', { data: 1 }],
	['an object of nothing', { data: {} }],
	['a type alone', { data: { type: 'people' } }],
	['an id with members of its own', { data: { id: '1', capital: 1 } }],
	['one of several', { data: [{ type: 'people', id: '1' }, { capital: 1 }] }],
	['empty places', { data: [null] }],
	['a person, beside members of its own', { data: { type: 'people', id: '1' }, amount: 3, meta: {} }],
	['an id that is no person here', { type: 'people', id: '2' }],
])('What has %s for its data stays the very thing that came', (_what, part) => {
	const found = findOne({ data: { type: 'houses', id: '9', attributes: { part } }, included: [iris] })
	expect(found).toEqual({ id: '9', part })
	expect((found as { part: unknown }).part).toBe(part)
})

test.each<[string, unknown, unknown]>([
	['links alone', { links: { related: '/x' } }, unread],
	['links and meta', { links: { related: '/x' }, meta: {} }, unread],
	['nothing at all', null, null],
	['a word', 'word', 'word'],
	['meta alone', { meta: { count: 3 } }, unread],
	['the words of a list', { data: ['a', 'b'] }, unread],
	['a word as data', { data: 'a' }, unread],
])('A relationship of %s names nobody', (_what, owner, expected) => {
	const data = { type: 'houses', id: '9', relationships: { owner } }
	expect(findOne({ data, included: [iris] })).toEqual({ id: '9', owner: expected })
})

test.each<[string, object, unknown]>([
	['attributes are a word', { attributes: 'x' }, unread],
	['relationships are a word', { attributes: {}, relationships: 'x' }, unread],
	['members are empty lists, as PHP writes them', { attributes: [], relationships: [] }, { id: '9' }],
	['members are null', { attributes: null, relationships: null }, { id: '9' }],
])('Where %s, a resource is unread, or has none', (_what, members, expected) => {
	expect(readList({ data: [{ type: 'houses', id: '9', ...members }] })).toEqual([expected])
	const owner = { data: { type: 'houses', id: '9' } }
	const data = { type: 'people', id: '1', relationships: { owner } }
	const included = [{ type: 'houses', id: '9', ...members }]
	expect(findOne({ data, included })).toEqual({ id: '1', owner: expected })
})

test('Two different resources of one name are unread where they are named; equal ones are one', () => {
	const data = { ...iris, relationships: { self: { data: { type: 'people', id: '1' } } } }
	const included = [{ ...iris, attributes: { name: 'Vroeger' } }]
	expect(findOne({ data, included })).toEqual({ id: '1', name: 'Iris', self: unread })
	const found = findOne({ data, included: [data, { type: 'people', id: '1' }] }) as { self: unknown }
	expect(found.self).toBe(found)
})

test.each<[string, object]>([
	['neither id nor type', {}],
	['a type, and no id', { type: 'licences' }],
	['an id of null', { type: 'licences', id: null }],
])(
	'What has %s is nobody else: a part of it is not the whole, nor what is included [208]',
	(_what, named) => {
		const part = { ...named, attributes: { label: 'Deel' } }
		const data = { ...named, attributes: { label: 'Huis', part } }
		for (const included of [undefined, [{ ...named, attributes: { label: 'Ander' } }, null, 'word']])
			expect(findOne({ data, included })).toMatchObject({ label: 'Huis', part: { label: 'Deel' } })
	},
)

test('The same resource twice in a list counts once; of two different ones nobody can tell which is meant', () => {
	const other = { ...iris, attributes: { name: 'Ander' } }
	const next = { ...iris, id: '2' }
	const turned = Object.fromEntries(Object.entries(iris).toReversed())
	const described = { ...iris, id: Number(iris.id), links: { self: '/iris' }, meta: { page: 2 }, extra: null }
	for (const copy of [{ ...iris }, turned, described])
		expect(readList({ data: [iris, copy, next] })).toEqual([read, { ...read, id: '2' }])
	expect(readList({ data: [iris, next, other, { ...iris }] })).toEqual([unread, { ...read, id: '2' }, unread])
	expect(findOne([iris, other])).toBe(unread)
	expect(readList({ data: [iris, other] }, '/api/dictionary')).toEqual([read, { ...read, name: 'Ander' }])
	const inLanguages = ['nl', 'en'].map((language) => ({ ...iris, attributes: { language } }))
	expect(readList({ data: inLanguages })).toMatchObject([{ language: 'nl' }, { language: 'en' }])
	const linked = { type: 'x', id: '7', relationships: { file: { data: { type: iris.type, id: iris.id } } } }
	expect(findOne({ data: linked, included: inLanguages })).toMatchObject({ file: { language: 'nl' } })
	expect(readList([{ label: 'a' }, { label: 'a' }])).toHaveLength(2)
})

test.each<[string, object]>([
	['rivals', {}],
	['rows of other languages', { language: 'en' }],
])('A resource with many %s is written once to compare them', (_words, attributes) => {
	const first = { ...iris, attributes: { language: 'nl', name: 'Iris' } }
	const others = Array.from({ length: 50 }, (_, name) => ({ ...iris, attributes: { name, ...attributes } }))
	const spy = vi.spyOn(JSON, 'stringify')
	readList({ data: [first, ...others] })
	const written = spy.mock.calls.filter(([value]) => value === first)
	spy.mockRestore()
	expect(written).toHaveLength(1)
})

test('An identifier in a list is no resource: it stands for the one that is included, else it is unread', () => {
	const identifier = { type: iris.type, id: iris.id }
	expect(readList({ data: [identifier], included: [iris] })).toEqual([read])
	expect(readList({ data: [identifier] })).toEqual([unread])
	expect(readList({ data: [{ id: '1' }, { ...identifier, attributes: null }] })).toEqual([
		{ id: '1' },
		{ id: iris.id },
	])
})

test.each([
	[{ data: null }, true],
	[{ data: [] }, true],
	[[], true],
	[{ id: '1' }, true],
	[null, false],
	['word', false],
	[{ data: 'word' }, false],
	[{ data: 7 }, false],
])('Whether %j can be read at all: %s', (document, expected) => {
	expect(isReadable(document)).toBe(expected)
})
