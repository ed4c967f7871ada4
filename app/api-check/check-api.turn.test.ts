import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedOrigin } from '#app/api/transport.server'
import { createBackend, type Backend } from '#app/backend/backend.server'
import { deal } from '#tests/support/full'
import { checkApi } from './check-api.server'
import { clientCalls, fileCalls, openCalls, recordCalls } from '#app/api/calls'
import { formatHtml, formatJunit, formatText } from './format-report'
import { changingCommands } from './try-commands'

const anna = { email: 'anna@voorbeeld.nl', password: 'Welkom-2026!' }

let folder: string
let backend: Backend
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-check-'))
	backend = createBackend({ dataDir: folder, passwordCost: 2 })
})
afterAll(() => {
	backend.close()
	rmSync(folder, { recursive: true, force: true })
})

type Send = NonNullable<Parameters<typeof checkApi>[2]>
type Members = Record<string, unknown>

/** Sends to the reference API and changes the answer of one path. */
const sendTo =
	(faulty?: string, change: (body: string) => string = (body) => body): Send =>
	async ({ method, path, headers, body }) => {
		const answer = await backend.handle(
			new Request(`${embeddedOrigin}${path}`, { method, headers, body: body as string }),
		)
		const text = await answer.text()
		return { status: answer.status, body: path === faulty ? change(text) : text }
	}

const check = (send: Send) => checkApi({ branch: 'noord' }, anna, send)

test('The reference API has no errors and no warnings, and every read of the portal was made', async () => {
	const results = await check(sendTo())
	expect(results.filter(({ findings }) => findings.length > 0)).toEqual([])
	const guestSignIn = { path: '/api/auth/product-action-login' }
	const calls = [...openCalls, { path: '/api/auth/login' }, ...clientCalls, guestSignIn]
	const made = [...calls, ...fileCalls, ...recordCalls].map(({ path }) => path)
	const tried = results.filter(({ notTried }) => notTried === undefined)
	expect(tried.map(({ path }) => path)).toEqual(made)
	const left = results.filter((result) => !tried.includes(result))
	expect(left.map(({ path }) => path)).toEqual(changingCommands.map(({ path }) => path))
	expect(new Set(left.map(({ notTried }) => notTried))).toEqual(new Set(['only with --write']))
})

/** Changes members of the first or only resource. */
const changeMembers = (members: Members) => (body: string) => {
	const document = JSON.parse(body) as { data: { attributes: Members } | { attributes: Members }[] }
	const [first] = [document.data].flat()
	Object.assign(first?.attributes ?? {}, members)
	return JSON.stringify(document)
}
/** Changes id or type of the first resource. */
const replace = (members: Members) => (body: string) => {
	const document = JSON.parse(body) as { data: Members | Members[] }
	Object.assign([document.data].flat()[0] ?? {}, members)
	return JSON.stringify(document)
}
const say = (body: string) => () => body

type Row = [
	what: string,
	path: string,
	change: (body: string) => string,
	finding: [severity: string, member: string, received: string],
]

const rows: Row[] = [
	[
		'an amount with a comma',
		'/api/products/mortgages',
		changeMembers({ amount: '342.500,00' }),
		['warning', '/amount', 'text'],
	],
	[
		'an amount as text',
		'/api/products/mortgages',
		changeMembers({ amount: '342500' }),
		['warning', '/amount', 'number as text'],
	],
	[
		'an amount in an object',
		'/api/products/mortgages',
		changeMembers({ amount: { euro: 1 } }),
		['warning', '/amount', 'object'],
	],
	[
		'a label in an object',
		'/api/products/mortgages',
		changeMembers({ label: { nl: 'x' } }),
		['warning', '/label', 'object'],
	],
	[
		'a label in a list of two',
		'/api/actions',
		changeMembers({ label: ['a', 'b'] }),
		['warning', '/label', 'list of 2'],
	],
	['a yes in words', '/api/actions', changeMembers({ is_done: 'zeker' }), ['warning', '/is_done', 'text']],
	[
		'a yes as 2',
		'/api/products/mortgages',
		changeMembers({ has_timeline: 2 }),
		['warning', '/has_timeline', 'number'],
	],
	['an id that is empty', '/api/actions', replace({ id: '' }), ['error', '/id', 'empty text']],
	['an id that is a path', '/api/products/mortgages', replace({ id: '..' }), ['error', '/id', 'text']],
	['an id that is an object', '/api/invoices', replace({ id: {} }), ['error', '/id', 'object']],
	['an id too long', '/api/documents', replace({ id: 'x'.repeat(129) }), ['error', '/id', 'text']],
	['no id', '/api/products/otds', replace({ id: undefined }), ['error', '/id', 'nothing']],
	['no id of a client', '/api/consumers', replace({ id: null }), ['error', '/id', 'null']],
	[
		'a style of address that is none',
		'/api/consumers',
		changeMembers({ address_style: 'plat' }),
		['warning', '/address_style', 'text'],
	],
	[
		'telephone numbers as objects',
		'/api/consumers',
		changeMembers({ phoneNumbers: [{}] }),
		['warning', '/phoneNumbers/0', 'object'],
	],
	[
		'a second step in words',
		'/api/consumers',
		changeMembers({ two_factor: 'aan' }),
		['warning', '/two_factor', 'text'],
	],
	[
		'a collateral as text',
		'/api/products/mortgages',
		changeMembers({ collateral: 'huis' }),
		['warning', '/collateral', 'text'],
	],
	[
		'a value inside as text',
		'/api/products/mortgages',
		changeMembers({ collateral: { market_value: 'veel' } }),
		['warning', '/collateral/market_value', 'text'],
	],
	[
		'a loan part without id',
		'/api/products/mortgages',
		changeMembers({ loan_parts: [{ amount: 1 }] }),
		['warning', '/loan_parts/0', 'object'],
	],
	['a total as text', '/api/invoices', changeMembers({ total: 'gratis' }), ['warning', '/total', 'text']],
	[
		'a translation as a list',
		'/api/dictionary',
		changeMembers({ translation: ['x'] }),
		['warning', '/dashboard.documents.none', 'a list, a number or another value'],
	],
	[
		'a notice as a number',
		'/api/maintenance',
		changeMembers({ notice: 7 }),
		['warning', '/notice', 'number'],
	],
	[
		'a chooser in words',
		'/api/multiple-domains',
		changeMembers({ show_domain_chooser: 'nooit' }),
		['warning', '/show_domain_chooser', 'text'],
	],
	[
		'a colour as an object',
		'/api/theme',
		changeMembers({ color_primary: { r: 1 } }),
		['warning', '/color_primary', 'another value'],
	],
	[
		'a language as a list',
		'/api/languages',
		changeMembers({ name: ['a', 'b'] }),
		['warning', '/name', 'list of 2'],
	],
	['a branch without a name', '/api/licenses', changeMembers({ name: {} }), ['warning', '/name', 'object']],
	[
		'a default in words',
		'/api/languages/current',
		changeMembers({ is_default: 'standaard' }),
		['warning', '/is_default', 'text'],
	],
	[
		'a code that is missing',
		'/api/entities/income-types',
		changeMembers({ code: null }),
		['error', '/code', 'null'],
	],
	['no token', '/api/auth/login', changeMembers({ accessToken: null }), ['error', '/accessToken', 'null']],
	[
		'broken JSON',
		'/api/maintenance',
		changeMembers({ notice: '{"nl": "Dag' }),
		['warning', '/notice', 'broken JSON'],
	],
	['a page of HTML', '/api/actions', say('<!DOCTYPE html>'), ['error', '', 'another text']],
	['nothing', '/api/theme', say(''), ['error', '', 'nothing']],
	['no resource', '/api/consumers', say('{"data":null}'), ['error', '', 'none']],
	[
		'one thing that is none for a list',
		'/api/invoices',
		say('{"data":{"type":"x"}}'),
		['error', '', 'object'],
	],
]

test.each(deal('wire', rows))(
	'Of %s in %s it names the member',
	async (_what, path, change, [severity, member, received]) => {
		const results = await check(sendTo(path, change))
		const found = results.flatMap(({ path: of, findings }) => findings.map((finding) => ({ of, ...finding })))
		expect(found).toMatchObject([{ of: path, severity, member, received }])
	},
)

test('A call that is refused, and one without an answer, say what a client sees', async () => {
	const send: Send = (request) => {
		if (request.path === '/api/documents') return Promise.resolve({ status: 500, body: 'geheim' })
		if (request.path === '/api/dossiers') return Promise.reject(new Error('geheim'))
		return sendTo()(request)
	}
	const text = formatText(await check(send))
	expect(text).toContain('error: expected status 200, received status 500; a client sees: no documents')
	expect(text).toContain('error: expected an answer, received none; a client sees: no dossiers')
	expect(text).toContain('47 calls, 2 errors, 0 warnings')
	expect(text).not.toContain('geheim')
})

test('Without an account what everybody may ask is checked; a wrong password is told', async () => {
	const tried = async (...args: Parameters<typeof checkApi>) =>
		(await checkApi(...args)).filter(({ notTried }) => notTried === undefined)
	expect(await tried({ branch: 'noord' }, undefined, sendTo())).toHaveLength(openCalls.length)
	const results = await tried({ branch: 'noord' }, { ...anna, password: 'x' }, sendTo())
	expect(results.at(-1)).toMatchObject({
		path: '/api/auth/login',
		findings: [{ received: 'status 422 authLoginFailed' }],
	})
})

test('A build server and a reader get the same, and nothing of what the API told', async () => {
	const results = await check(sendTo('/api/actions', changeMembers({ label: { '<b>': 'geheim' } })))
	const [all, left] = [48 + changingCommands.length, changingCommands.length]
	expect(formatJunit(results)).toContain(`tests="${all}" failures="0" skipped="${left}"`)
	expect(formatJunit(results)).toMatch(
		/<testcase name="\/api\/actions"[^>]*><system-out>warning: element 0 \/label:/,
	)
	expect(formatHtml(results)).toContain('<td>warning</td><td>GET /api/actions</td><td>0</td><td>/label</td>')
	expect(formatJunit(results) + formatHtml(results) + formatText(results)).not.toContain('geheim')
	const failed = await check(sendTo('/api/actions', say('')))
	expect(formatJunit(failed)).toMatch(/failures="1"[^]*<failure>error: expected JSON, received nothing/)
})
