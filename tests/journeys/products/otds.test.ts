import { describe, expect, test } from 'vitest'
import { getCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { readFacts, testProductFields } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/otds'
const full = {
	id: '7',
	label: 'Opdracht advies',
	service_name: 'Hypotheek',
	subservice_name: 'Aankoop',
	grand_total: 2450,
	total_at_once: 2270,
	total_monthly: 15,
	is_cancelled: false,
	is_signed: false,
	date_finalised: '2026-01-31T10:00:00+01:00',
}

const rowsOf = (page: Page) =>
	[...page.document.querySelectorAll('main tbody tr')].map((row) => ({
		tone: row.getAttribute('data-tone'),
		cells: [...row.children].map(readText),
	}))

test('The list shows title, date offered and status, and leads to each assignment [40] [378] [405]', async () => {
	site.tell(path, full, { id: '8' })
	const list = await site.anna.visit('/otds')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([200, 'Opdrachten'])
	const heads = list.getAllByRole('columnheader').map(readText)
	expect(heads).toEqual(['Opdracht', 'Aangeboden op', 'Status'])
	expect(rowsOf(list).map(({ cells }) => cells)).toEqual([
		['Opdracht advies', '31 januari 2026', 'Open'],
		['Opdracht', '-', 'Open'],
	])
	const detail = await list.follow('Opdracht advies')
	expect([detail.path, detail.document.querySelector('h1')?.textContent]).toEqual([
		'/otds/7',
		'Opdracht advies',
	])
})

test('Each status has its word and its colour: cancelled, signed, otherwise open [379] [380]', async () => {
	const states = [{ is_cancelled: true, is_signed: true }, { is_cancelled: '1' }, { is_signed: 1 }, {}]
	site.tell(path, ...states.map((state, index) => ({ id: String(index), label: `O${index}`, ...state })))
	expect(rowsOf(await site.anna.visit('/otds'))).toEqual([
		{ tone: 'neutral', cells: ['O0', '-', 'Geannuleerd'] },
		{ tone: 'neutral', cells: ['O1', '-', 'Geannuleerd'] },
		{ tone: 'success', cells: ['O2', '-', 'Ondertekend'] },
		{ tone: 'info', cells: ['O3', '-', 'Open'] },
	])
})

test('The open action points of an assignment stand beside its title, none where nothing is open [381]', async () => {
	const counter = (open: number) => ({ total: 3, closed: 3 - open, open })
	site.tell(
		path,
		{ ...full, action_counter: counter(2) },
		{ id: '8', label: 'Nazorg', action_counter: counter(0) },
	)
	const titles = rowsOf(await site.anna.visit('/otds')).map(({ cells }) => cells[0])
	expect(titles).toEqual(['Opdracht advies 2 open punten', 'Nazorg'])
})

test.each([
	[1, 'Dit is uw opdracht aan ons. Daarin staat wat wij doen en wat dat kost.'],
	[2, 'Dit zijn uw 2 opdrachten aan ons. Daarin staat wat wij doen en wat dat kost.'],
])('Above a list of %i it is told what an assignment is [377]', async (count, words) => {
	site.tell(path, ...Array.from({ length: count }, (_, index) => ({ ...full, id: String(index) })))
	expect((await site.anna.visit('/otds')).getByText(words)).toBeTruthy()
})

test('Who has no assignment reads so, and nothing about several [40] [377]', async () => {
	site.tell(path)
	const page = await site.anna.visit('/otds')
	expect(page.getByRole('heading', { name: 'U heeft ons nog geen opdracht gegeven.' })).toBeTruthy()
	expect(page.words).not.toContain('Daarin staat')
})

test('A long list comes in pages of 50 and can be searched by title, date and status [40]', async () => {
	const many = Array.from({ length: 60 }, (_, index) => ({
		...full,
		id: String(index),
		label: `Opdracht ${index}`,
	}))
	site.tell(path, ...many, { id: '99', label: 'Nazorg', is_signed: true, date_finalised: '2025-12-24' })
	const first = await site.anna.visit('/otds')
	expect(rowsOf(first)).toHaveLength(50)
	const second = await first.follow(/Volgende/)
	expect(rowsOf(second)).toHaveLength(11)
	for (const words of ['nazorg', 'ondertekend', '24 december']) {
		first.fill('Zoek in deze lijst', words)
		const found = await first.press('Zoek')
		expect(rowsOf(found).map(({ cells }) => cells[0])).toEqual(['Nazorg'])
	}
})

describe('An assignment', () => {
	test('tells service and subservice, what it costs and when it was offered [41] [383] [384]', async () => {
		site.tell(path, full)
		expect(readFacts(await site.anna.visit('/otds/7'))).toEqual({
			Dienst: 'Hypotheek',
			Onderdeel: 'Aankoop',
			'Kosten per maand': '€ 15,00',
			'Kosten in een keer': '€ 2.270,00',
			'Aangeboden op': '31 januari 2026',
			Status: 'Nog niet ondertekend',
		})
	})

	test.each([0, null, -5])('with a total of %j tells no cost [384]', async (total) => {
		site.tell(path, { ...full, grand_total: total })
		const page = await site.anna.visit('/otds/7')
		expect(Object.keys(readFacts(page))).toEqual(['Dienst', 'Onderdeel', 'Aangeboden op', 'Status'])
		expect(page.document.querySelector('main')?.textContent).not.toContain('€')
	})

	test.each([
		[{ is_cancelled: true, is_signed: true }, 'Geannuleerd', 'neutral'],
		[{ is_signed: true }, 'Ondertekend', 'success'],
		[{}, 'Nog niet ondertekend', 'info'],
	])('with %j is %s [385]', async (state, words, tone) => {
		site.tell(path, { ...full, ...state })
		const page = await site.anna.visit('/otds/7')
		expect(readFacts(page).Status).toBe(words)
		expect(page.getByText(words).getAttribute('data-tone')).toBe(tone)
	})

	test('that waits for a signature has its button; its documents stand below [41]', async () => {
		site.tell(path, full)
		const product = { id: '7', type: 'OTD' }
		site.tell(
			'/api/actions',
			{ id: '1', type: 'SIGN_OTD', label: 'Tekenen', product },
			{ id: '2', type: 'DOWNLOAD_ADDED_DOCUMENT', label: 'Uitleg', product, is_done: true },
		)
		const page = await site.anna.visit('/otds/7')
		const tasks = getCard(page, 'Wat u nu kunt doen')
		expect(tasks.getByRole('link').getAttribute('href')).toBe('/otds/7/sign/1')
		expect(getCard(page, 'Documenten').words).toContain('Uitleg')
	})

	test.each(['9', '7%00', 'a'.repeat(300)])('has not the id %s: not found [504]', async (id) => {
		site.tell(path, full)
		expect((await site.anna.visit(`/otds/${id}`)).status).toBe(404)
	})
})

testProductFields(
	site,
	{
		path,
		address: '/otds/7',
		product: { id: '7', grand_total: 1 },
		fields: [
			{ name: 'label', value: 'Nazorg', present: 'Nazorg', absent: 'Opdracht' },
			{ name: 'service_name', value: 'Aa', present: 'Dienst: Aa', absent: 'Dienst: -' },
			{ name: 'subservice_name', value: 'Bee', present: 'Onderdeel: Bee', absent: 'Onderdeel: -' },
			{ name: 'total_monthly', value: '9', present: 'maand: € 9,00', absent: 'Kosten per maand: -' },
			{ name: 'total_at_once', value: 95, present: 'keer: € 95,00', absent: 'Kosten in een keer: -' },
			{ name: 'grand_total', value: 104, present: 'Kosten per maand' },
			{ name: 'date_finalised', value: '31-01-2026', present: '31 januari 2026', absent: 'Aangeboden op: -' },
			{ name: 'is_signed', value: '1', present: 'Status: Ondertekend', absent: 'Nog niet ondertekend' },
		],
	},
	'[195] [383]',
)
