import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { paginateList } from './paginate-list.server'

const say = createSay('nl', 'formal')

function show(count: number, isComplete: boolean, query = '') {
	const known = Array.from({ length: count }, (_, index) => `rij ${index + 1}`)
	const request = new Request(`https://portaal.voorbeeld.nl/invoices${query}`)
	return paginateList(request, say, {
		items: { known, isComplete },
		rowOf: (row) => row,
		getSearchText: (row) => row,
		none: 'Er zijn er geen.',
	}).list
}

const note = 'Niet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.'

test('A search of more characters than are looked for finds all, says so at its field and stands as it was typed', () => {
	const long = show(60, true, `?q=${'a'.repeat(101)}`)
	expect(long).toMatchObject({ count: '1 tot en met 50 van 60', empty: undefined })
	expect(long.search).toMatchObject({
		value: 'a'.repeat(101),
		error: 'Gebruik niet meer dan 100 tekens. Het zijn er nu 101',
	})
	expect(show(60, true, `?q=${'a'.repeat(100)}`).search?.error).toBeUndefined()
})

test.each([
	[
		'no rows',
		0,
		'',
		{ empty: { title: 'Er zijn er geen.', isNone: true } },
		{ empty: { title: 'Dit konden wij niet lezen' } },
	],
	['a page of 60', 60, '', { count: '1 tot en met 50 van 60' }, { count: undefined }],
	['6 of 60 that a search finds', 60, '?q=5', { count: '15 gevonden' }, { count: undefined }],
	['the title of a search', 60, '?q=60', { titlePrefix: '1 gevonden' }, { titlePrefix: undefined }],
	[
		'a search that finds no row',
		60,
		'?q=x',
		{ empty: { title: 'Niets gevonden', text: say('lists.nothingFoundText', { words: 'x' }) } },
		{ empty: { title: 'Dit konden wij niet lezen' } },
	],
	[
		'the second page',
		60,
		'?page=2',
		{ titlePrefix: 'Bladzijde 2 van 2' },
		{ titlePrefix: 'Bladzijde 2', pages: expect.objectContaining({ current: 'Bladzijde 2' }) as unknown },
	],
])('Of %s a complete list says how many there are; another says that more may exist', (...row) => {
	const [, count, query, whole, part] = row
	expect(show(count, true, query)).toMatchObject({ ...whole, note: undefined })
	expect(show(count, false, query)).toMatchObject({ ...part, note })
})

test('A search of fifty words reads each row once, and shows the ten words that it looks for', () => {
	const words = Array.from({ length: 50 }, (_, index) => 'rij 0123456789'.charAt(index % 14) || 'r').join(' ')
	let read = 0
	const { list, rows } = paginateList(new Request(`https://portaal.voorbeeld.nl/invoices?q=${words}`), say, {
		items: { known: Array.from({ length: 60 }, (_, index) => `rij 0123456789 ${index}`), isComplete: true },
		rowOf: (row) => row,
		getSearchText: (row) => {
			read += 1
			return row
		},
		none: 'Er zijn er geen.',
	})
	expect([read, rows.length]).toEqual([60, 50])
	expect(list.search?.value.split(' ')).toHaveLength(10)
})

test('Nothing is there where the whole list is empty, not where a filter leaves all out', () => {
	const options = ['', 'done'].map((value) => ({ value, label: value }))
	const emptyOf = (value: string) =>
		paginateList(new Request('https://portaal.voorbeeld.nl/actions'), say, {
			items: { known: [], isComplete: true },
			rowOf: String,
			getSearchText: String,
			none: 'Er zijn er geen.',
			choices: [{ name: 'status', label: 'Toon', value, options }],
		}).list.empty
	expect([emptyOf('')?.isNone, emptyOf('done')?.isNone]).toEqual([true, false])
})
