import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { listNotices, readText } from '#tests/support/card'
import { generic, machineTalk, readFaults } from '#tests/support/fault-list'
import { files } from '#tests/support/files'
import type { Fault } from '#tests/support/faults'
import { deal } from '#tests/support/full'
import { demoPassword, signIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()
await startVisitor(portal.url).visit('/?domain=noord')

type Language = 'nl' | 'en'
const words = {
	nl: { name: /^E-mailadres/, password: 'Wachtwoord', button: 'Inloggen', wrong: /^Fout: Inloggen/ },
	en: { name: /^Email/, password: 'Password', button: 'Sign in', wrong: /^Error: Sign in/ },
}

async function fillIn(language: Language) {
	const visitor = startVisitor(portal.url)
	const login = await visitor.visit('/?domain=noord')
	const page = language === 'en' ? await login.press('English') : login
	page.fill(words[language].name, 'bram@voorbeeld.nl')
	page.fill(words[language].password, demoPassword)
	api.forgetCalls()
	return { visitor, form: page }
}

const steps = [
	{ method: 'POST', path: '/api/auth/login' },
	{ method: 'GET', path: '/api/consumers' },
	{ method: 'GET', path: '/api/products/definitions' },
]
const cases = steps.flatMap((step, row) =>
	readFaults.map((fault, column) => ({
		...step,
		fault,
		language: (row + column) % 2 ? ('en' as const) : ('nl' as const),
	})),
)

describe(`Signing in when a step of it fails (${cases.length} cases): the form again with the user name alone, nobody signed in`, () => {
	test.each(deal('faults', cases))(
		'$method $path, $fault, $language [227] [243] [244] [245]',
		async (row) => {
			const { method, path, fault, language } = row
			const { visitor, form } = await fillIn(language)
			api.fault(method, path, fault)
			const page = await form.press(words[language].button)
			expect([page.isRefused, page.path]).toEqual([true, '/'])
			expect(page.title).toMatch(words[language].wrong)
			expect(page.getByRole('alert').textContent).toContain(generic[language])
			expect(page.getByLabelText<HTMLInputElement>(words[language].name).value).toBe('bram@voorbeeld.nl')
			expect(page.getByLabelText<HTMLInputElement>(words[language].password).value).toBe('')
			expect(page.html).not.toContain(demoPassword)
			expect(readText(page.document.body)).not.toMatch(machineTalk)
			expect(api.callsTo('POST', '/api/auth/login')).toHaveLength(1)
			// A read on a closed kept connection is repeated once.
			const most = method === 'GET' && (fault === 'closed' || fault === 'reset') ? 2 : 1
			expect([1, most]).toContain(api.callsTo(method, path).length)
			await api.heal()
			expect((await visitor.visit('/dashboard')).path).toBe('/')
			const dashboard = await form.press(words[language].button)
			expect(dashboard.path).toBe('/dashboard')
		},
	)
})

/** The answer of the upload page after a file was sent. */
async function upload(fault: Fault) {
	api.backend.reset()
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	const page = await visitor.visit('/actions/11001/upload-document')
	page.attach('Kies een of meer bestanden', [files.pdf()])
	api.fault('POST', '/api/documents', fault, 1)
	api.forgetCalls()
	return page.press('Verstuur')
}

test.each<Fault>(['html', 'broken-json'])(
	'An upload that the API answers with 200 and %j is looked up: not received, it may be sent again [481]',
	async (fault) => {
		const answer = await upload(fault)
		expect([answer.isRefused, answer.path]).toEqual([true, '/actions/11001/upload-document'])
		expect(answer.getByRole('alert').textContent).toContain(
			'Wij hebben het nagekeken: het is niet aangekomen.',
		)
		expect(listNotices(answer)).toEqual([])
		expect(api.callsTo('POST', '/api/documents')).toHaveLength(1)
	},
)

test.each(['html', 'broken-json'] as const)(
	'An upload that arrived although 200 came with %j is told as received [481]',
	async (lost) => {
		const answer = await upload({ lost })
		expect(answer.path).toBe('/dashboard')
		expect(answer.received?.lines.slice(0, 2)).toEqual([
			'Wij hebben uw bestand ontvangen.',
			expect.stringContaining('Wij hebben het nagekeken: uw bericht is aangekomen.'),
		])
	},
)

test.each<Fault>(['empty', 'wrong-shape'])(
	'An upload that the API answers with 200 and %j is done: nothing needs to be read in that answer [481]',
	async (fault) => {
		const answer = await upload(fault)
		expect(answer.path).toBe('/dashboard')
		expect(answer.received?.lines[0]).toBe('Wij hebben uw bestand ontvangen.')
	},
)

test('An upload that a 200 refuses says why, sends the client nowhere, and leaves the task open [481]', async () => {
	api.backend.reset()
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	const page = await visitor.visit('/actions/11001/upload-document')
	page.attach('Kies een of meer bestanden', [files.pdf()])
	api.fault('POST', '/api/documents', { status: 200, code: 'uploadPdfEncryptionError' }, 1)
	const answer = await page.press('Verstuur')
	expect([answer.isRefused, answer.path]).toEqual([true, '/actions/11001/upload-document'])
	expect(answer.getByRole('alert').textContent).toMatch(/wachtwoord|versleuteld|beveiligd/i)
	expect((await visitor.visit('/actions/11001/upload-document')).getByLabelText(/^Kies een/)).toBeTruthy()
})

test('A list that a 200 reports as failed is a failed page, not an empty one', async () => {
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	const failed = { data: [], errors: [{ code: 'mysqlError' }] }
	api.answer(http.get('*/api/products/mortgages', () => HttpResponse.json(failed)))
	const page = await visitor.visit('/mortgages')
	expect(page.status).toBe(502)
	expect(readText(page.document.body)).toContain(generic.nl)
})
