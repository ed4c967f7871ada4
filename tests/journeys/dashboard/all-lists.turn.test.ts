import { expect, test } from 'vitest'
import { getCard, readText } from '#tests/support/card'
import { findHydrationData } from '#tests/support/hydration-data'
import { openOverview } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: false }
const about = (label: string, type: string) => ({ id: label, label, type })

async function willem() {
	return openOverview(site.portal.url, { branch: 'vesting', email: 'willem@voorbeeld.nl' })
}

test('A very large dossier shows three tasks and three documents; links lead to all of them, fifty a page [167]', async () => {
	const { page } = await willem()
	const rows = (title: string) => getCard(page, title).section.querySelectorAll('li').length
	expect([rows('Wat u nu kunt doen'), rows('Mijn documenten')]).toEqual([3, 3])
	const words = page.html.replace(/<style[^>]*>[^<]*/, '')
	expect(Buffer.byteLength(words)).toBeLessThan(50_000)

	const tasks = await page.follow('Bekijk alle 857 punten')
	expect([tasks.path, tasks.document.querySelector('h1')?.textContent]).toEqual([
		'/actions',
		'Wat u nu kunt doen',
	])
	const jumps = tasks.getByRole('navigation', { name: 'Ga naar' })
	expect([...jumps.querySelectorAll('a')].map((link) => [readText(link), link.getAttribute('href')])).toEqual(
		[
			['Wij wachten op u (685)', '#waiting'],
			['Lezen en bewaren (172)', '#reading'],
		],
	)
	const waiting = getCard(tasks, 'Wij wachten op u')
	expect(waiting.getAllByRole('listitem').map(readText)).toEqual([
		'Upload opnieuw (171)',
		'Upload (343)',
		'Beoordeel (171)',
	])

	const group = await tasks.follow('Bekijk alle 685 punten Wij wachten op u')
	expect(group.path).toBe('/actions?group=waiting')
	expect(getCard(group, 'Wij wachten op u').getAllByRole('listitem')).toHaveLength(50)
	expect(group.words).toContain('1 tot en met 50 van 685')
	const second = await group.follow('Volgende')
	expect([second.path, second.words]).toEqual([
		'/actions?group=waiting&page=2',
		expect.stringContaining('51 tot en met 100 van 685'),
	])
	second.fill('Zoek in deze lijst', 'Loonstrook 1')
	const found = await second.press('Zoek')
	expect(found.path).toContain('group=waiting')
	expect((await found.follow('Wat u nu kunt doen')).path).toBe('/actions')

	const byProduct = await tasks.follow('Toon per product')
	expect([byProduct.path, byProduct.words]).toEqual([
		'/actions?by=product',
		expect.stringContaining('1 tot en met 50 van 857'),
	])
	expect((await byProduct.follow('Volgende')).path).toBe('/actions?by=product&page=2')
	expect((await byProduct.follow('Toon het belangrijkste eerst')).path).toBe('/actions')

	const documents = await page.follow('Bekijk alle documenten')
	expect([documents.path, documents.document.querySelector('h1')?.textContent]).toEqual([
		'/documents',
		'Mijn documenten',
	])
	expect(documents.document.querySelectorAll('main li')).toHaveLength(50)
	expect(documents.words).toContain('1 tot en met 50 van 315')
	expect((await documents.follow('Terug naar het overzicht')).path).toBe('/dashboard')
})

test.each([
	['anna', 'noord'],
	['kees', 'delta'],
	['willem', 'vesting'],
])('The dashboard of %s sends nothing twice', async (name, branch) => {
	const { visitor } = await openOverview(site.portal.url, { branch, email: `${name}@voorbeeld.nl` })
	expect(findHydrationData((await visitor.visit('/dashboard')).html)).toBeUndefined()
})

test('Open actions are found by title, product and name; a search that finds nothing says so', async () => {
	const fill = Array.from({ length: 51 }, (_, index) => ({
		...upload,
		id: `${index}`,
		label: `Punt ${index}`,
	}))
	site.tell(
		'/api/actions',
		...fill,
		{ ...upload, id: 'a', label: 'Loonstrook', product: about('Lindelaan', 'mortgage') },
		{ ...upload, id: 'b', label: 'Paspoort', consumer_name: 'Zoë Postma' },
		{ ...upload, id: 'c', label: 'Dichte zaak', is_done: true, product: about('Lindelaan', 'mortgage') },
	)
	const find = async (words: string) => {
		const page = await site.anna.visit('/actions')
		page.fill('Zoek in deze lijst', words)
		const found = await page.press('Zoek')
		return { found, rows: [...found.document.querySelectorAll('main li')].map(readText) }
	}
	expect((await find('loonstrook')).rows).toEqual(['Upload: Loonstrook Hypotheek: Lindelaan'])
	expect((await find('lindelaan')).rows).toHaveLength(1)
	expect((await find('zoe')).rows).toEqual(['Upload: Paspoort Voor Zoë Postma'])
	const { found, rows } = await find('walvis')
	expect(rows).toEqual([])
	expect(found.words).toContain('In deze lijst komt “walvis” niet voor.')
	const all = await found.follow('Toon alles')
	expect(getCard(all, 'Wij wachten op u').words).toContain('Upload (53)')
})

test('All documents are there, the closed ones too, each with what can be done [164] [211] [212]', async () => {
	site.tell(
		'/api/actions',
		{ ...upload, id: '1', label: 'Loonstrook' },
		{
			id: '2',
			label: 'Rapport',
			type: 'DOWNLOAD_ADDED_DOCUMENT',
			is_done: true,
			date_executed: '2026-03-05',
		},
		{ id: '3', label: 'Vragen', type: 'FILL_KNOWLEDGE_FORM', is_done: false },
	)
	const rows = async (path: string) => {
		const page = await site.anna.visit(path)
		return [...page.document.querySelectorAll('main li')].map((row) => [
			readText(row),
			row.querySelector('a')?.getAttribute('href'),
		])
	}
	expect(await rows('/documents')).toEqual([
		[
			'Rapport (opent in een nieuw tabblad) Klaar op 5 maart 2026Download Rapport',
			'/actions/2/download-added?open=1',
		],
	])
	expect((await rows('/actions')).map(([words]) => words)).toEqual([
		'Upload: Loonstrook',
		'Beantwoord: Vragen',
	])
})

test('No action stands twice on a page [164] [167]', async () => {
	const file = { type: 'DOWNLOAD_ADDED_DOCUMENT', is_done: false }
	site.tell('/api/actions', { ...file, id: '1', label: 'Akte' }, { ...file, id: '2', label: 'Polis' })
	const page = await site.anna.visit('/dashboard')
	for (const label of ['Akte', 'Polis'])
		expect(page.getAllByRole('link', { name: new RegExp(`${label}$`) })).toHaveLength(1)
	expect(getCard(page, 'Mijn documenten').queryAllByRole('listitem')).toEqual([])
	expect((await page.follow('Bekijk alle documenten')).document.querySelectorAll('main li')).toHaveLength(2)
})

test('A client for whom nothing is there reads so on both pages, formally and informally [7]', async () => {
	site.tell('/api/actions')
	const { visitor: bram } = await openOverview(site.portal.url, {
		branch: 'noord',
		email: 'bram@voorbeeld.nl',
	})
	const empty = async (visitor: typeof bram, path: string) =>
		(await visitor.visit(path)).document.querySelector('main h2')?.textContent
	expect(await empty(site.anna, '/actions')).toMatch(/^U hoeft niets te doen/)
	expect(await empty(bram, '/actions')).toMatch(/^Je hoeft niets te doen/)
	expect(await empty(site.anna, '/documents')).toBeTruthy()
})

test('In English the ways to all of it are English [5]', async () => {
	const { page } = await willem()
	const english = await page.press('English')
	const tasks = await english.follow('See all 857 things to do')
	expect(tasks.document.querySelector('h1')?.textContent).toBe('What you can do now')
	expect((await english.follow('See all documents')).words).toContain('1 to 50 of 315')
})
