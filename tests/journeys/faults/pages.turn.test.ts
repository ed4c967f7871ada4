import { beforeAll, describe, expect, test } from 'vitest'
import { listNotices, readText } from '#tests/support/card'
import { generic, machineTalk, readFaults } from '#tests/support/fault-list'
import { deal } from '#tests/support/full'
import { openOverview } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

let readers: Record<'nl' | 'en', Visitor>
const { api, portal } = await useSite()
beforeAll(async () => {
	const first = await openOverview(portal.url, { branch: 'noord' })
	const second = await openOverview(portal.url, { branch: 'noord' })
	await second.page.press('English')
	readers = { nl: first.visitor, en: second.visitor }
})

const pages = [
	{ address: '/actions/11001/upload-document', path: '/api/actions' },
	{ address: '/important-documents', path: '/api/documents' },
	{ address: '/actions', path: '/api/actions' },
	{ address: '/documents', path: '/api/actions' },
]
const words = {
	nl: { 502: 'Er ging iets mis', 503: 'Wij zijn even niet bereikbaar', home: 'Naar het overzicht' },
	en: { 502: 'Something went wrong', 503: 'We are unavailable for a moment', home: 'Go to the overview' },
}
const cases = pages.flatMap((page, row) =>
	readFaults.map((fault, column) => {
		const language = (row + column) % 2 ? ('en' as const) : ('nl' as const)
		return { ...page, fault, language, status: fault === 'closed' || fault === 'reset' ? 503 : 502 }
	}),
)

describe(`A page whose main call fails (${cases.length} cases) says so inside the portal, with a way on and a number`, () => {
	test.each(deal('faults', cases))('$address, $fault, $language: $status [227] [244] [245]', async (row) => {
		const { address, path, fault, language } = row
		const status = row.status === 503 ? 503 : 502
		api.fault('GET', path, fault)
		const page = await readers[language].visit(address)
		expect(page.status).toBe(status)
		expect(page.path).toBe(address)
		expect(page.document.documentElement.lang).toBe(language)
		expect(page.document.querySelector('h1')?.textContent).toBe(words[language][status])
		const main = readText(page.document.querySelector('main') ?? page.document.body)
		expect(main).toContain(generic[language])
		expect(main).toContain(page.headers['x-request-id'])
		expect(page.document.querySelector('main a[href="/dashboard"]')?.textContent).toBe(words[language].home)
		expect(page.document.querySelector('nav')).not.toBeNull()
		expect(readText(page.document.body)).not.toMatch(machineTalk)
		expect(page.headers['cache-control']).toBe('no-store, no-transform')
	})
})

test.each(readFaults)(
	'A file whose action cannot be looked up (%j) is no page of signs: the client is led back, with a notice [227] [293]',
	async (fault) => {
		const documents = await readers.nl.visit('/important-documents')
		api.fault('GET', '/api/actions', fault)
		const answer = await readers.nl.visit('/actions/11012/download', { from: documents, redirects: false })
		expect([answer.status, answer.headers.location]).toEqual([303, '/important-documents'])
		expect(listNotices(await readers.nl.visit('/important-documents'))).toEqual([`Fout ${generic.nl}`])
	},
)

test.each(readFaults)(
	'Without a menu (%j) the upload page itself is whole, with one notice [227]',
	async (fault) => {
		api.fault('GET', '/api/products/definitions', fault)
		const page = await readers.nl.visit('/actions/11001/upload-document')
		expect(page.status).toBe(200)
		expect(page.getByRole('button', { name: 'Verstuur' })).toBeTruthy()
		expect(listNotices(page)).toEqual([`Fout ${generic.nl}`])
	},
)

test('A call that says the thing is not there leads to the page that says so [278]', async () => {
	api.fault('GET', '/api/documents', { status: 404, code: 'documentNotFound' })
	const page = await readers.nl.visit('/important-documents')
	expect(page.status).toBe(404)
	expect(page.document.querySelector('h1')?.textContent).toBe('Deze pagina is er niet')
})

test('A call that is refused to this client says so, with 403 [227] [507]', async () => {
	api.fault('GET', '/api/documents', { status: 403, code: 'accessDenied' })
	const page = await readers.en.visit('/important-documents')
	expect(page.status).toBe(403)
	expect(readText(page.document.body)).toContain("You don't have access in this section.")
})

test('While the portal is closed, the address of a file leads to the page that says so', async () => {
	api.backend.set('maintenance', true)
	await portal.forget()
	const page = await readers.nl.visit('/actions/11012/download')
	api.backend.set('maintenance', false)
	await portal.forget()
	expect([page.status, page.path]).toEqual([503, '/dashboard'])
	expect(page.headers['content-type']).toContain('text/html')
})
