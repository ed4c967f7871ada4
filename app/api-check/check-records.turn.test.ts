import { expect, test } from 'vitest'
import { canUseTemporaryToken, isAnonymousCall } from '#app/api/call-rules'
import { fileCalls, recordCalls } from '#app/api/calls'
import { formatJunit, formatText, isFailure } from './format-report'
import { onCall, openTestApi } from './test-api'

const recordPaths = [...fileCalls, ...recordCalls].map(({ path }) => path)
const authCalls = ['/api/auth/login', '/api/auth/product-action-login']

test('All reads about a record are made, with ids from what was read', async () => {
	const { check, sent } = openTestApi()
	const results = await check()
	const made = results.filter(({ path, notTried }) => recordPaths.includes(path) && notTried === undefined)
	expect(made.map(({ path }) => path)).toEqual(recordPaths)
	expect(made.flatMap(({ findings }) => findings)).toEqual([])
	expect(sent.map(({ path }) => path)).toEqual(
		expect.arrayContaining([
			'/api/actions/quote-attachments/11711?productActionId=11014',
			expect.stringMatching(/^\/api\/documents\/\d+\/download\?locale=nl$/),
			expect.stringMatching(/^\/api\/documents\/bankguarantees\/\d+\/download\?type=$/),
			'/api/products/mortgage-no-login/11037/1001',
			'/api/consumer-no-login/11037/1001',
		]),
	)
	expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(authCalls)
})

test('Reads finish no task', async () => {
	const { check, send, sent } = openTestApi()
	await check()
	const listed = sent.findLast(({ path }) => path === '/api/actions')
	if (!listed) throw new Error('the tasks were not read')
	const { body } = await send({ ...listed, headers: { ...listed.headers } })
	const { data } = JSON.parse(body) as { data: { id: string; attributes: { is_done: boolean } }[] }
	const done = ['11011', '11012'].map((id) => data.find((one) => one.id === id)?.attributes.is_done)
	expect(done).toEqual([false, false])
})

test('The bearer goes with every call that has one by the contract, and with no other', async () => {
	const { check, sent } = openTestApi()
	await check(true)
	const signedInAt = sent.findIndex(({ path }) => path === '/api/consumers')
	for (const [index, { path, headers }] of sent.entries()) {
		const isAnonymous = isAnonymousCall(path) || index < signedInAt
		expect([path, headers.Authorization !== undefined]).toEqual([path, !isAnonymous])
		expect([path, headers.Token !== undefined]).toEqual([path, canUseTemporaryToken(path)])
	}
})

test.each([
	['/api/invoices/download/10071', { status: 204, body: '' }, 'status 204', 'no invoice as a file'],
	['/api/products/otds/actions/11016/download', { body: '' }, 'nothing', 'no assignment to read'],
	[
		'/api/actions/quote-attachments/11711',
		{ body: '<!DOCTYPE html><title>Inloggen</title>' },
		'a page of HTML',
		'no file of a quote',
	],
	[
		'/api/actions/11022/download',
		{ body: '{"errors":[{"code":"fileNotFound"}]}' },
		'a report of a failure',
		'no file of a task',
	],
	['/api/auth/two-factor-qr', { status: 500, body: '' }, 'status 500', 'no second step'],
	[
		'/api/inventory-form/ockto-state/11031',
		{ status: 404, body: '' },
		'status 404',
		'no word of how far Ockto is',
	],
])('A failing %s is an error', async (path, answer, received, shown) => {
	const { check, sent } = openTestApi(onCall('GET', path, answer))
	const findings = (await check()).flatMap((result) => result.findings)
	expect(sent.map((request) => request.path.split('?', 1)[0])).toContain(path)
	expect(findings).toMatchObject([{ severity: 'error', received, shown }])
})

test('The code of the second step may come as a picture', async () => {
	const picture = Buffer.from('89504e470d0a1a0a', 'hex')
	const answer = { body: picture.toString(), bytes: picture, header: () => 'image/png; x=1' }
	const { check } = openTestApi(onCall('GET', '/api/auth/two-factor-qr', answer))
	expect((await check()).flatMap(({ findings }) => findings)).toEqual([])
})

test('Without a client all that needs one is listed as not tried', async () => {
	const results = await openTestApi().check(false, null)
	const left = results.filter(({ notTried }) => notTried === 'nobody signs in').map(({ path }) => path)
	expect(left).toEqual(expect.arrayContaining([...recordPaths, '/api/actions', '/api/create-dossier']))
})

test('A check without a client is a warning, so it fails with --strict, in every report', async () => {
	const results = await openTestApi().check(false, null)
	expect(results.some((result) => isFailure(result, {}))).toBe(false)
	const failing = results.filter((result) => isFailure(result, { isStrict: true }))
	expect(failing.map(({ path }) => path)).toEqual(['/api/auth/login'])
	expect(formatText(results)).toContain(
		'none  POST /api/auth/login  not tried: nobody signs in\n        warning: ',
	)
	const options = { isStrict: true }
	expect(formatText(results, options)).toContain('FAIL  POST /api/auth/login  not tried: nobody signs in')
	const junit = formatJunit(results, options)
	expect(junit).toContain('failures="1"')
	expect(junit).toMatch(/name="\/api\/auth\/login"[^>]*><failure>warning: /)
	expect(junit.match(/<skipped /g)).toHaveLength(Number(/ skipped="(\d+)"/.exec(junit)?.[1]))
})

test('A guest is not tried with a birth date that stands for none', async () => {
	const { check, sent } = openTestApi(({ path }, { body }) =>
		path === '/api/consumers'
			? { body: body.replace(/"date_of_birth":"[^"]*"/, '"date_of_birth":"9999-12-31"') }
			: {},
	)
	const results = await check()
	expect(results.find(({ path }) => path === '/api/auth/product-action-login')).toMatchObject({
		findings: [],
		notTried: 'no open mortgage check of a client whose birth date is known',
	})
	expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/api/auth/login'])
})
