import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createApiHandler, getCard, listNotices, readText } from '#tests/support/card'
import { collectWarnings } from '#tests/support/collect-warnings'
import { behindProxy } from '#tests/support/shared-site'
import { demoPassword, openOverview } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

// A fault of a list is logged once per process, and no other file breaks lists on this one.
const { api, portal } = await useSite({ env: behindProxy })
const anna = (await openOverview(portal.url, { branch: 'noord' })).visitor

const generic = 'Er is een fout opgetreden, probeer het nog een keer.'

const good = { type: 'actions', id: 7, attributes: { label: 'Goed', type: 'PAY_INVOICE' } }

test.each<[what: string, element: unknown, field: string]>(
	deal('wire', [
		['without an id', { type: 'actions', attributes: { label: 'Fout' } }, '/0/id'],
		['with an empty id', { type: 'actions', id: '', attributes: { label: 'Fout' } }, '/0/id'],
		['whose id is a path', { type: 'actions', id: '..', attributes: { label: 'Fout' } }, '/0/id'],
		[
			'whose id holds a line break',
			{ type: 'actions', id: '1\r\nX: 1', attributes: { label: 'Fout' } },
			'/0/id',
		],
		[
			'whose id is too long',
			{ type: 'actions', id: '1'.repeat(129), attributes: { label: 'Fout' } },
			'/0/id',
		],
		['that is a word', 'Fout', '/0'],
		['that is nothing', null, '/0'],
	]),
)('An element of a list %s is left out and logged once, the others are there [208]', async (...row) => {
	const [, element, field] = row
	api.answer(http.get('*/api/actions', () => HttpResponse.json<object>({ data: [element, good] })))
	const page = await anna.visit('/actions')
	expect(page.status).toBe(200)
	const { words } = page
	expect(words).toContain('Goed')
	expect(words).not.toContain('Fout')
	expect(listNotices(page)).toEqual([])
	const warnings = () =>
		portal.log().filter((line) => line.path === '/api/actions' && String(line.fields) === field)
	await expect.poll(warnings).toEqual([expect.objectContaining({ method: 'GET', level: 40 })])
	expect(typeof warnings()[0]?.requestId).toBe('string')
	expect(JSON.stringify(warnings())).not.toContain('Fout')
})

test.each([
	['a list of words', { data: ['een', 'twee'] }],
	['a word', '"goedemorgen"'],
	['an object that is no action', { status: 'ok' }],
	['an action without an id', { data: { type: 'actions', attributes: { label: 'Fout' } } }],
])(
	'Where a list is asked and %s comes, nobody is told that there is nothing to do [208] [246]',
	async (_what, body) => {
		api.answer(createApiHandler('/api/actions', body))
		const { result: page, warnings } = await collectWarnings(portal, '/api/actions', () =>
			anna.visit('/dashboard'),
		)
		expect(getCard(page, 'Wat u nu kunt doen').words).toContain(
			'Wij kunnen uw actiepunten nu niet laten zien',
		)
		expect(listNotices(page)).toEqual([`Fout ${generic}`])
		expect(warnings[0]).toMatchObject({ method: 'GET', path: '/api/actions' })
	},
)

test.each([
	['{"data": []}', { data: [] }],
	['{"data": null}', { data: null }],
	['[]', []],
])('An empty answer %s is an empty list, not an error [208]', async (_what, body) => {
	api.answer(createApiHandler('/api/actions', body))
	const page = await anna.visit('/dashboard')
	expect(getCard(page, 'Wat u nu kunt doen').words).toContain('U hoeft niets te doen.')
	expect(listNotices(page)).toEqual([])
})

test('Broken members that nobody needs cost nothing but themselves [208]', async () => {
	const attributes = {
		label: 'Goed',
		type: 'UPLOAD_DOCUMENT',
		date_created: 'gisteren',
		product: 'huis',
		document: ['a', 'b'],
		quotes: [{ label: 'zonder id' }, 5],
	}
	api.answer(createApiHandler('/api/actions', { data: [{ type: 'actions', id: '7', attributes }] }))
	const page = await anna.visit('/actions')
	expect(page.words).toContain('Soort onbekend')
	expect(page.words).toContain('Goed')
	expect(readText(page.document.body)).not.toMatch(/Invalid|NaN|gisteren/)
	expect((await anna.visit('/actions/7/upload-document')).status).toBe(200)
})

test.each([
	['the tokens', '/api/auth/login', 'POST', { twoFactor: false }, '/accessToken'],
	['the id of the client', '/api/consumers', 'GET', { data: { attributes: { email: 'a@b.nl' } } }, '/id'],
])(
	'Without %s nobody is signed in: the generic message, and a line that names the field [246]',
	async (...row) => {
		const [, path, method, body, field] = row
		api.answer(http.all(`*${path}`, () => HttpResponse.json(body)))
		const login = await startVisitor(portal.url).visit('/?domain=noord')
		login.fill(/^E-mailadres/, 'anna@voorbeeld.nl')
		login.fill('Wachtwoord', demoPassword)
		const { result: page, warnings } = await collectWarnings(portal, path, () => login.press('Inloggen'))
		expect([page.isRefused, page.path]).toEqual([true, '/'])
		expect(page.getByRole('alert').textContent).toContain(generic)
		expect(warnings).toEqual([expect.objectContaining({ method, path, fields: [field] })])
		expect(portal.lines.join('\n')).not.toContain(demoPassword)
	},
)

test('A task of which nobody knows whether it is done has no status and no button, and is counted nowhere', async () => {
	const attributes = { label: 'Loonstrook', type: 'UPLOAD_DOCUMENT', is_done: 'misschien' }
	api.answer(createApiHandler('/api/actions', { data: [{ type: 'actions', id: '7', attributes }] }))
	for (const path of ['/actions', '/dashboard']) {
		const page = await anna.visit(path)
		expect(page.words).toContain('Wij konden niet lezen of dit al klaar is. Bel ons gerust.')
		expect(page.words).not.toMatch(/1 punt|U hoeft niets te doen|Afgerond/)
		expect(page.queryAllByRole('link', { name: /Loonstrook/ })).toEqual([])
	}
	expect((await anna.visit('/actions/7/upload-document')).status).toBe(502)
})
