import { expect, test } from 'vitest'
import { findOne, isListOfResources, readList } from './jsonapi'
import { flag, defineObject } from './wire'

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

test('A relationship whose resource is not included keeps what is known of it [208]', () => {
	const document = { data: { id: '9', relationships: { owner: { data: { type: 'people', id: '1' } } } } }
	expect(findOne(document)).toMatchObject({ id: '9', owner: { type: 'people', id: '1' } })
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
	['null', null, []],
])('%s is read [208]', (_what, document, read) => {
	expect(readList(document)).toMatchObject(read)
	expect(readList(document)).toHaveLength(read.length)
})

test("An attribute never takes the place of a resource's own id", () => {
	expect(findOne({ data: { type: 'a', id: '1', attributes: { id: '2', type: 'UPLOAD' } } })).toMatchObject({
		id: '1',
		type: 'UPLOAD',
	})
})

test('A member called __proto__ is a member and nothing more', () => {
	const document: unknown = JSON.parse('{"data": {"id": "1", "attributes": {"__proto__": {"admin": true}}}}')
	expect(defineObject({ admin: flag }).parse(findOne(document))).toEqual({ admin: false })
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
	const told = (attributes: object) => ({ data: { type: 'appointments', id: '1', attributes } })
	expect(findOne(told({ label: 'Gesprek' }))).toEqual({ id: '1', label: 'Gesprek' })
	expect(findOne(told({ type: 'Online' }))).toEqual({ id: '1', type: 'Online' })
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
