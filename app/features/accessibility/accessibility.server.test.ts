import { expect, test } from 'vitest'
import { createSay } from '#app/i18n/say.server'
import { listRunFacts, describeOutcome, type LastRun } from './accessibility.server'

const say = { nl: createSay('nl', 'formal'), en: createSay('en', 'formal') }
const clean: LastRun = {
	date: '2026-03-05',
	commit: '0a1b2c3',
	pages: 70,
	states: 250,
	cases: 2000,
	tasks: 12,
	engines: ['axe-core 4.1.0', 'Nu 25.1'],
	screenReader: ['Orca 43.1', 'Firefox ESR 153.8'],
	failures: 0,
}

test('The statement says that the site complies in part as soon as one check failed', () => {
	expect(describeOutcome({ ...clean, failures: 1 }, say.nl)).toBe(
		'Deze site voldoet gedeeltelijk. De laatste volledige controle vond 1 fout.',
	)
	expect(describeOutcome({ ...clean, failures: 12 }, say.en)).toBe(
		'This site complies in part. The last full check found 12 errors.',
	)
})

test('A clean run is told as what it is: no errors found, with the known gaps below', () => {
	expect(describeOutcome(clean, say.nl)).toBe(
		'De laatste volledige controle vond geen fouten. Wat nog niet goed is, staat hieronder.',
	)
})

test('Without a full run the statement claims nothing', () => {
	const none = { ...clean, cases: 0 }
	expect(describeOutcome(none, say.nl)).toContain('Wij weten dus nog niet of deze site voldoet.')
	expect(listRunFacts(none, say.en).map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
		'Date: Not done yet',
		'Pages: 70',
		'Variants of those pages: 250',
	])
})

test('The figures stand there as people write them', () => {
	expect(listRunFacts(clean, say.nl).map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
		'Datum: 5 maart 2026',
		'Versie van de site: 0a1b2c3',
		'Pagina’s: 70',
		'Vormen van die pagina’s: 250',
		'Controles: 2.000',
		'Programma’s die drempels en fouten zoeken: axe-core 4.1.0 en Nu 25.1',
		'Schermlezer, browser en spraak: Orca 43.1 en Firefox ESR 153.8',
		'Taken met de schermlezer: 12',
		'Controles met een fout: 0',
	])
})

test('Without a screen reader the statement says that this was not done yet', () => {
	const facts = listRunFacts({ ...clean, tasks: 0, screenReader: [] }, say.nl)
	expect(facts).toContainEqual({ term: 'Schermlezer, browser en spraak', detail: 'Nog niet gedaan' })
})
