import { describe, expect, test } from 'vitest'
import { findCard, getCard, listNotices, readText } from '#tests/support/card'
import { generic, machineTalk, readFaults } from '#tests/support/fault-list'
import { collectWarnings } from '#tests/support/collect-warnings'
import { deal } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { openOverview } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()
const bram = { branch: 'noord', email: 'bram@voorbeeld.nl' }
const first = await openOverview(portal.url, bram)
const second = await openOverview(portal.url, bram)
await second.page.press('English')
const readers = { nl: first.visitor, en: second.visitor }

interface Part {
	path: string
	/** Replacement of a failed part: its title and text per language. */
	nl: [title: string, words: string] | undefined
	en: [title: string, words: string] | undefined
}

const later = {
	nl: 'Probeer het over een paar minuten nog een keer.',
	en: 'Please try again in a few minutes.',
}
const parts: Part[] = [
	{
		path: '/api/actions',
		nl: ['Wat je nu kunt doen', `Wij kunnen je actiepunten nu niet laten zien. ${later.nl}`],
		en: ['What you can do now', `We cannot show your tasks now. ${later.en}`],
	},
	{
		path: '/api/dossiers',
		nl: ['Voortgang', `Wij kunnen je dossier nu niet laten zien. ${later.nl}`],
		en: ['Progress', `We cannot show your dossier now. ${later.en}`],
	},
	{
		path: '/api/products/appointments',
		nl: ['Je volgende afspraak', `Wij kunnen je afspraken nu niet laten zien. ${later.nl}`],
		en: ['Your next appointment', `We cannot show your appointments now. ${later.en}`],
	},
	{
		path: '/api/consumers/partner',
		nl: undefined,
		en: undefined,
	},
	{ path: '/api/banners', nl: undefined, en: undefined },
	{ path: '/api/notifications', nl: undefined, en: undefined },
	{ path: '/api/products/definitions', nl: undefined, en: undefined },
	{ path: '/api/products/mortgages', nl: undefined, en: undefined },
]

const cases = parts.flatMap((part, row) =>
	readFaults.map((fault, column) => {
		const language = (row + column) % 2 ? ('en' as const) : ('nl' as const)
		return { part, path: part.path, fault, language }
	}),
)

/** Parts of every dashboard by title. */
const titles = {
	nl: [
		'Welkom bij Noorderlicht',
		'Wat je nu kunt doen',
		'Mijn documenten',
		'Voortgang',
		'Je volgende afspraak',
	],
	en: ['Welcome to Noorderlicht', 'What you can do now', 'My documents', 'Progress', 'Your next appointment'],
}
const kind = { nl: 'Fout', en: 'Error' }

function expectWholePage(page: Page, language: 'nl' | 'en') {
	expect(page.status).toBe(200)
	expect(page.document.documentElement.lang).toBe(language)
	for (const title of titles[language]) expect(findCard(page, title), title).toBeDefined()
	expect(readText(page.document.body)).not.toMatch(machineTalk)
}

describe(`A call of the dashboard that fails (${cases.length} cases) costs its own part and one notice`, () => {
	test.each(deal('faults', cases))(
		'$path, $fault, $language [227] [244] [245] [246]',
		async ({ part, fault, language }) => {
			api.fault('GET', part.path, fault)
			const page = await readers[language].visit('/dashboard')
			expectWholePage(page, language)
			expect(listNotices(page)).toEqual([`${kind[language]} ${generic[language]}`])
			const missing = part[language]
			if (missing) expect(getCard(page, missing[0]).words).toBe(missing.join(''))
			const excuses =
				readText(page.document.body).match(/kunnen .{0,60} nu niet laten zien|cannot show/g) ?? []
			const own =
				{ '/api/actions': 2, '/api/dossiers': 2, '/api/consumers/partner': 1 }[part.path] ?? (missing ? 1 : 0)
			expect(excuses).toHaveLength(own)
		},
	)
})

test.each(['nl', 'en'] as const)(
	'Also when nothing can be fetched any more the page stands, with one notice (%s) [227] [244] [245]',
	async (language) => {
		await api.refuse()
		const page = await readers[language].visit('/dashboard')
		expectWholePage(page, language)
		expect(listNotices(page)).toEqual([`${kind[language]} ${generic[language]}`])
		await api.heal()
		expect(listNotices(await readers[language].visit('/dashboard'))).toEqual([])
	},
)

test('A failure with a code of its own is told in its own words, beside the generic one [227]', async () => {
	api.fault('GET', '/api/banners', { status: 403, code: 'accessDenied' })
	api.fault('GET', '/api/dossiers', { status: 500 })
	const page = await readers.nl.visit('/dashboard')
	expect(listNotices(page).sort()).toEqual([
		'Fout Er is een fout opgetreden, probeer het nog een keer.',
		'Fout Je hebt geen toegang tot dit component.',
	])
})

test('The log tells which call failed, by its number, without what was in it [227]', async () => {
	api.fault('GET', '/api/dossiers', 'broken-json')
	api.fault('GET', '/api/banners', 'reset')
	const visit = () => readers.nl.visit('/dashboard')
	const { result: page, warnings } = await collectWarnings(portal, '/api/banners', visit)
	const requestId = page.headers['x-request-id']
	const { method, fault } = { method: 'GET', fault: 'ECONNRESET' }
	// The line of a visit before may come late.
	const ofVisit = warnings.filter((line) => line.requestId === requestId)
	expect(ofVisit).toEqual([expect.objectContaining({ method, path: '/api/banners', fault })])
	const broken = portal.log().filter((line) => line.path === '/api/dossiers' && line.level === 40)
	expect(broken.at(-1)).toMatchObject({ requestId, method, fault: 'notJson', position: 36, length: 39 })
	expect(JSON.stringify([...warnings, ...broken])).not.toContain('"na')
})
