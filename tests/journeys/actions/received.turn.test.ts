import { beforeEach, expect, test } from 'vitest'
import { readText } from '#tests/support/card'
import { files } from '#tests/support/files'
import { isFull } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('actions'))

const site = await useSite({ as: 'anna' })
let anna: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
})

async function upload(action = '11001') {
	const page = await anna.visit(`/actions/${action}/upload-document`)
	page.attach('Kies een of meer bestanden', [files.pdf()])
	return page.press('Verstuur')
}

const takesFocus = (page: Page) => [...page.document.querySelectorAll('[data-takes-focus]')].map(readText)

test('After a send the page says under its heading what was received, what happens next and what to do about a mistake', async () => {
	const landed = await upload()
	expect(landed.title).toBe('Ontvangen: Mijn overzicht - Noorderlicht Financieel Advies')
	expect(landed.received?.heading).toBe('Ontvangen: Document: Loonstrook')
	expect(landed.received?.lines).toEqual([
		'Wij hebben uw bestand ontvangen.',
		'Wat er nu gebeurt: Uw adviseur bekijkt wat u stuurde. U hoort van ons als er iets ontbreekt.',
		'Bewaar of print dit bewijs: wij bewaren het 30 dagen. Alles van de laatste 30 dagen',
		expect.stringMatching(
			/^Was dit niet het goede bestand\? Bel of mail ons\..* Bel 050.555.01.12 Zo bereikt u ons$/,
		),
	])
	expect(takesFocus(landed)).toEqual([expect.stringMatching(/^Ontvangen: Document: .*, \d\d:\d\d uur$/)])
	const heading = landed.getByRole('heading', { level: 1 }).parentElement
	expect(heading?.nextElementSibling?.matches('[data-received]')).toBe(true)
	expect(landed.queryByRole('region', { name: 'Meldingen' })).toBeNull()
	const paper = await landed.follow('Print')
	expect(paper.getByRole('heading', { level: 1 }).textContent).toBe('Document: Loonstrook')
	expect((await landed.follow('Zo bereikt u ons')).path).toBe('/help')
})

test('An action opened again after its form arrived shows the receipt, also after the next sign-in (contract §10)', async () => {
	const landed = await upload()
	const receipt = landed.getByRole('link', { name: 'Bekijk het bewijs' }).getAttribute('href')
	const { visitor: later } = await signIn(site.portal.url, { branch: 'noord' })
	for (const visitor of [anna, later]) {
		const again = await visitor.visit('/actions/11001/upload-document')
		expect(again.words).toContain('Dit document is al gestuurd.')
		expect(again.getByRole('link', { name: 'Bekijk het bewijs' }).getAttribute('href')).toBe(receipt)
		expect(again.queryByRole('link', { name: /niet zelf gedaan/ })).toBeNull()
		expect((await again.follow('Bekijk het bewijs')).getByRole('heading', { level: 1 }).textContent).toBe(
			'Document: Loonstrook',
		)
	}
})

test('A reload keeps it; another page does not show it, and the overview still does, without the focus', async () => {
	const landed = await upload()
	const reloaded = await anna.visit('/dashboard')
	expect([reloaded.received, reloaded.title, takesFocus(reloaded).length]).toEqual([
		landed.received,
		landed.title,
		1,
	])
	const other = await anna.visit('/invoices')
	expect([other.received, other.title]).toEqual([undefined, 'Facturen - Noorderlicht Financieel Advies'])
	const back = await anna.visit('/dashboard')
	expect([back.received, back.title, takesFocus(back)]).toEqual([
		landed.received,
		'Mijn overzicht - Noorderlicht Financieel Advies',
		[],
	])
})

test('The overview has the last three, the newest first; older ones are in the receipts, and the next sign-in begins anew', async () => {
	for (const action of ['11001', '11002', '11004', '11003']) await upload(action)
	const overview = await anna.visit('/dashboard')
	expect(overview.received?.headings).toHaveLength(3)
	const links = [...overview.document.querySelectorAll('[data-received] a[href^="/receipts/"]')]
	expect(new Set(links.map((link) => link.getAttribute('href')?.replace('/print', ''))).size).toBe(3)
	expect((await overview.follow('Alles van de laatste 30 dagen')).path).toBe('/receipts')
	const next = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	expect((await next.visit('/dashboard')).received).toBeUndefined()
})

testInFull('A send that lands on the page of its product is shown there and on the overview', async () => {
	const page = await anna.visit('/general-insurances/10043/damage-reports/create')
	page.fill('Op welke dag is de schade ontstaan?', '3 maart 2025')
	page.fill('Hoe laat was dat?', '14:30')
	page.fill('Wat is de oorzaak?', 'Lekkage')
	const landed = await page.press('Verstuur de melding')
	expect(landed.title).toMatch(/^Ontvangen: /)
	expect(landed.received?.lines[0]).toBe('Wij hebben uw schademelding ontvangen.')
	expect((await anna.visit('/general-insurances/10041')).received).toBeUndefined()
	expect((await anna.visit('/dashboard')).received?.heading).toBe(landed.received?.heading)
	expect((await anna.visit(landed.path)).received).toEqual(landed.received)
})

testInFull(
	'A language that is chosen later translates the block, and what was sent keeps its words with their language',
	async () => {
		await upload()
		const english = await (await anna.visit('/dashboard')).press('English')
		expect(english.received?.heading).toBe('Received: Document: Loonstrook')
		expect(english.received?.lines[0]).toBe('We have received your file.')
		expect(english.document.querySelector('[data-received] h3 [lang=nl]')?.textContent).toBe(
			'Document: Loonstrook',
		)
	},
)

test('What the client deleted of their data is not shown as just sent', async () => {
	await upload()
	const question = await anna.visit('/settings/my-data?confirm=delete')
	await question.press(/^Ja/)
	expect((await anna.visit('/dashboard')).received).toBeUndefined()
})
