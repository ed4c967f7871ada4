import { beforeEach, expect, test } from 'vitest'
import type { JsonBodyType } from 'msw'
import { formatWeekday } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { createApiHandler, readText } from '#tests/support/card'
import { dayAfter } from '#tests/support/dates'
import { files } from '#tests/support/files'
import type { Page } from '#tests/support/page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna', isFresh: true })
const dossier = { id: '5', label: 'Aankoop', type: 'dossier' }
const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', product: dossier, date_created: '2026-03-01' }
const passport = { ...upload, label: 'Paspoort', is_done: true, date_executed: '2026-03-05' }

beforeEach(() => {
	site.tell('/api/dossiers', { id: '5', label: 'Aankoop', percentage_complete: 40 })
	site.tell('/api/products/appointments', {
		id: '7',
		label: 'Gesprek',
		date: dayAfter(6),
		start_time: '10:00',
	})
})

const pages = ['/dashboard', '/timeline']

/** Sides of each block, and the line below. */
function readTurns(page: Page) {
	const headings = page.getAllByRole('heading', { name: /^Wie is aan zet/ })
	return headings.map((heading) => readText(heading.closest('section') ?? heading).replace(/\u00a0/g, ' '))
}

const day = () => {
	const date = parseWireDate(dayAfter(6))
	return date && formatWeekday(date, 'nl')
}

test.each(pages)(
	'On %s a dossier says what the client does next, what came in and when they meet',
	async (path) => {
		site.tell(
			'/api/actions',
			{ id: '1', ...upload, label: 'Loonstrook', is_done: false },
			{ id: '2', ...upload, label: 'Jaaropgave', is_done: false, date_created: '2026-03-02' },
			{ id: '3', ...passport },
			{ id: '4', ...upload, label: 'Elders', is_done: false, product: { ...dossier, id: '6' } },
		)
		const page = await site.anna.visit(path)
		expect(readTurns(page)).toEqual([
			`Wie is aan zet: AankoopU2 punten te doenUpload het document: LoonstrookWijPaspoort: ontvangen op 5 maart 2026${
				path === '/timeline' ? `Volgende afspraak: ${day()}, over 6 dagen` : ''
			}`,
		])
		const verb = page.getAllByRole('link', { name: 'Upload het document: Loonstrook' })[0]
		expect(verb?.getAttribute('href')).toBe('/actions/1/upload-document')
	},
)

test.each(pages)('On %s it is the firm’s turn when nothing is open', async (path) => {
	site.tell('/api/actions', { id: '3', ...passport })
	expect(readTurns(await site.anna.visit(path))).toEqual([
		expect.stringMatching(
			/^Wie is aan zet: AankoopUU hoeft niets te doen\.WijWij zijn aan zet\.Paspoort: ontvangen op 5 maart 2026/,
		),
	])
})

test.each([
	['of the dossier', dossier, 'Op deze site hoeft u nu niets te doen.Bekijk uw taken'],
	['of nobody knows what', undefined, 'Op deze site hoeft u nu niets te doen.Bekijk uw taken'],
])('A task without a page, %s, leaves nobody without a turn', async (_what, product, words) => {
	site.tell(
		'/api/actions',
		{ id: '3', ...passport },
		{ id: '4', type: 'DANCE_A_POLKA', label: 'Dit', product },
	)
	for (const path of pages) {
		const page = await site.anna.visit(path)
		const [turn] = readTurns(page)
		expect(turn).toContain(`U${words}`)
		expect(page.words).not.toContain('Wij zijn aan zet.')
	}
})

test.each<[string, Record<string, JsonBodyType>, object?]>([
	['a list that goes on', { links: { next: '/elders' } }],
	['a state that could not be read', {}, { is_done: 'misschien' }],
	['a product that could not be read', {}, { product: 'stuk' }],
])('With %s no page counts what is open, or says that nothing is', async (_what, more, task = {}) => {
	const data = [
		{ type: 'actions', id: '3', attributes: passport },
		{ type: 'actions', id: '8', attributes: { ...upload, label: 'Vraag', ...task } },
	]
	site.api.answer(createApiHandler('/api/actions', { data, ...more }))
	for (const path of pages) {
		const [turn] = readTurns(await site.anna.visit(path))
		expect([path, turn]).toEqual([path, expect.stringContaining('Wij kunnen nu niet alles lezen.')])
		expect(turn).not.toMatch(/\d+ punt|hoeft niets|aan zet\./)
	}
})

test('What was just sent stands at the firm’s side with its day', async () => {
	await site.api.heal()
	const page = await site.anna.visit('/actions/11003/upload-document')
	page.attach('Kies een of meer bestanden', [files.pdf()])
	const [turn] = readTurns(await page.press('Verstuur'))
	expect(turn).toContain('WijPensioenoverzicht (XML): ontvangen op ')
})
