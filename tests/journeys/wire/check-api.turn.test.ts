import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/support/api'
import { isFull } from '#tests/support/full'
import { createListDocument } from '#tests/support/own-branches'
import { demoPassword } from '#tests/support/sign-in'
import { runCommand } from '#tests/run/run-command'
import { runCheckApi } from '#tests/support/run-check-api'

/** What `npm run test:full` alone tries, in the parts `wire` and `node`. */
const testInFull = test.runIf(isFull('wire') || isFull('node'))

const bundle = resolve(import.meta.dirname, '../../../build/server/index.js')

let api: Awaited<ReturnType<typeof startApi>>
let folder: string
beforeAll(async () => {
	api = await startApi()
	folder = mkdtempSync(join(tmpdir(), 'portal-check-'))
})
afterEach(() => api.heal())
afterAll(async () => {
	await api.close()
	rmSync(folder, { recursive: true, force: true })
})

/** `npm run check-api -- …`, run against a built portal. */
async function runCheck(...args: string[]) {
	return runCheckAt(api.url, ...args)
}

function runCheckAt(apiUrl: string, ...args: string[]) {
	return runCheckApi({ apiUrl, folder, args })
}

test('An API as agreed passes: every read is made, nothing is written but the sign-in', async () => {
	api.forgetCalls()
	const { code, said } = await runCheck()
	expect(said).toContain('48 calls, 0 errors, 0 warnings, 31 calls not tried')
	expect(said).toContain('none  POST /api/advice_profile  not tried: only with --write')
	expect(code).toBe(0)
	expect(api.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
		'/api/auth/login',
		'/api/auth/product-action-login',
	])
})

testInFull('An API that fails is told to the terminal, a build server and a reader', async () => {
	api.fault('GET', '/api/products/mortgages', { status: 500 })
	const [junit, html] = [join(folder, 'check.xml'), join(folder, 'check.html')]
	const { code, said } = await runCheck(`--junit=${junit}`, `--html=${html}`)
	expect(code).toBe(1)
	expect(said).toContain('expected status 200, received status 500 genericError; a client sees: no mortgages')
	expect(readFileSync(junit, 'utf8')).toContain('failures="1"')
	expect(readFileSync(html, 'utf8')).toContain('<td>GET /api/products/mortgages</td>')
	expect(said + readFileSync(junit, 'utf8')).not.toContain(demoPassword)
})

test('With --promises it prints what the firm promises, its own words marked, and checks nothing', async () => {
	api.forgetCalls()
	const { code, said } = await runCheck('--promises')
	expect(code).toBe(0)
	expect(said).toContain('# nl\n')
	expect(said).toContain('# en\n')
	expect(said).toContain('portal upload.nextStep: Uw adviseur bekijkt wat u stuurde.')
	expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/dictionary'])
})

test('With --write it warns, sends the commands too, and says which it could not try', async () => {
	api.forgetCalls()
	const { code, said, complaint } = await runCheck('--write')
	expect(complaint).toContain('WARNING: --write CHANGES DATA.')
	expect(said).toMatch(/\d+ calls, 0 errors, 0 warnings, 11 effects cannot be seen, 4 calls not tried/)
	expect(said).toContain('none  POST /api/inventory-form/ockto-debug/{action}  not tried: ')
	expect(code).toBe(0)
	const sent = api.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)
	expect(sent).toEqual(
		expect.arrayContaining(['/api/advice_profile', '/api/documents', '/api/create-dossier']),
	)
	expect(said + complaint).not.toContain(demoPassword)
})

test('The calls are printed as OpenAPI', async () => {
	const child = spawn(process.execPath, [bundle, 'openapi'], {
		env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder },
	})
	const said = JSON.parse(await text(child.stdout)) as { openapi: string; paths: Record<string, object> }
	expect(said.openapi).toBe('3.1.0')
	expect(Object.values(said.paths).filter((one) => 'get' in one)).toHaveLength(46)
	expect(Object.values(said.paths).filter((one) => 'post' in one)).toHaveLength(33)
	const file = join(folder, 'openapi.json')
	for (const args of [['--output', file], [`--output=${file}`]]) {
		expect(await runCommand({ args: ['openapi', ...args], folder })).toEqual({
			code: 0,
			said: '',
			complaint: '',
		})
		const written = JSON.parse(readFileSync(file, 'utf8')) as typeof said
		// Examples have moments of their own.
		expect(Object.keys(written.paths)).toEqual(Object.keys(said.paths))
		rmSync(file)
	}
	expect((await runCommand({ args: ['openapi', '--file'], folder })).complaint).toMatch(
		/^Usage: npm run openapi/,
	)
})

test('A call that takes long is named while it lasts, and without API_URL it is the demo that is checked', async () => {
	api.fault('GET', '/api/theme', { slow: 3_000 }, 1)
	const { complaint } = await runCheck()
	expect(complaint).toBe('Waiting for GET /api/theme\n')
	const demo = await runCommand({ args: ['check-api'], folder })
	expect(demo.complaint).toBe('API_URL is not set: this checks the API of the demo.\n')
})

test('An argument that it does not know is named, and --help lists those that it knows', async () => {
	expect(await runCheck('--wrote')).toMatchObject({
		code: 1,
		complaint: expect.stringContaining('Not an option: --wrote\n\nUsage:') as string,
	})
	api.forgetCalls()
	const { code, said } = await runCheck('--help')
	expect(code).toBe(0)
	for (const option of ['--write', '--strict', '--junit=', '--html=', '--promises'])
		expect(said).toContain(option)
	expect(api.calls).toEqual([])
})

testInFull('With --strict a warning fails', async () => {
	const banners = createListDocument([{ title: { nl: 7 } }])
	api.answer(http.get('*/api/banners', () => HttpResponse.json(banners)))
	expect(await runCheck()).toMatchObject({ code: 0 })
	const { code, said } = await runCheck('--strict')
	expect(code).toBe(1)
	expect(said).toContain('FAIL  GET /api/banners ')
})

test('An address at which nothing listens is told by its cause, and all calls at once', async () => {
	const { code, said } = await runCheckAt('http://127.0.0.1:9')
	expect(code).toBe(1)
	expect(said).toContain('expected an answer, received a refused connection (ECONNREFUSED)')
	expect(said).toContain(
		'All calls fail alike (received a refused connection (ECONNREFUSED)): look at API_URL.',
	)
})
