import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { readFacts } from '#tests/support/product-site'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const file = resolve(import.meta.dirname, '../../../app/features/accessibility/last-run.json')
const run = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | number | string[]>

async function statement(options = {}) {
	const visitor = startVisitor(site.portal.url, options)
	return (await visitor.visit('/?domain=noord')).follow('Toegankelijkheid')
}

test('Every footer leads to the accessibility statement: norm, law, tests and known gaps', async () => {
	const page = await statement({ textBrowser: true })
	expect([page.path, page.status]).toEqual(['/accessibility', 200])
	for (const word of ['WCAG 2.2', 'EN 301 549', '28 juni 2025']) expect(page.words).toContain(word)
	const tests = getCard(page, 'Hoe deze site is getest').words
	for (const word of [
		'axe',
		'html-validate',
		'Nu',
		'toetsenbord',
		'lynx',
		'w3m',
		'schermlezer',
		'Orca',
		'IBM Equal Access',
	])
		expect(tests).toContain(word)
	expect(getCard(page, 'Wat nog niet goed is').getAllByRole('listitem').length).toBeGreaterThan(0)
})

test('The figures are those of the last full run that is written down, and the verdict fits them', async () => {
	const page = await statement()
	const facts = readFacts(page)
	const figure = (count: unknown) => new Intl.NumberFormat('nl').format(Number(count))
	const ran = Number(run.cases) > 0
	expect(facts['Pagina’s']).toBe(figure(run.pages))
	expect(facts['Versie van de site']).toBe(ran ? run.commit : undefined)
	expect(facts.Controles).toBe(ran ? figure(run.cases) : undefined)
	for (const engine of run.engines as string[])
		expect(facts['Programma’s die drempels en fouten zoeken']).toContain(engine)
	for (const name of run.screenReader as string[])
		expect(facts['Schermlezer, browser en spraak']).toContain(name)
	expect(facts['Controles met een fout']).toBe(ran ? figure(run.failures) : undefined)
	expect(page.words.includes('voldoet gedeeltelijk')).toBe(Number(run.failures) > 0)
	expect(page.words.includes('vond geen fouten')).toBe(ran && run.failures === 0)
})

test('A complaint can go to the firm, with its details and a term, and to the supervisor', async () => {
	const page = await statement()
	const card = getCard(page, 'Werkt er iets niet?')
	expect(card.words).toContain('hallo@noorderlicht.voorbeeld.nl')
	expect(card.words).toContain('Uw melding komt bij ons kantoor terecht.')
	const authority = card.getByRole('link', { name: /^De site van de AFM/ })
	expect([authority.getAttribute('href'), authority.textContent]).toEqual([
		'https://www.afm.nl',
		'De site van de AFM (opent in een nieuw tabblad)',
	])
	expect((await page.follow('Zo bereikt u ons')).path).toBe('/help')
})
