// Own portals: each has other secrets.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startApi } from '#tests/support/api'
import { isFull, deal } from '#tests/support/full'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { runCommand } from '#tests/run/run-command'
import { demoPassword, openOverview } from '#tests/support/sign-in'

const testInFull = test.runIf(isFull('faults'))

const [oldKey, newKey] = ['first-key-of-the-log'.repeat(2), 'other-key-of-the-log'.repeat(2)]
const anna = 'anna@voorbeeld.nl'

let api: Awaited<ReturnType<typeof startApi>>
let folder: string
beforeAll(async () => {
	api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-trace-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

async function open(env: Record<string, string>) {
	const named = { HOST_BRANCHES: 'localhost=noord', ...env }
	const portal = await startPortal({ apiUrl: api.url, env: named })
	onTestFinished(() => portal.close())
	return portal
}

/** Both visit a mortgage, and Anna signs out. */
async function visit(portal: TestPortal) {
	const clients = [
		await openOverview(portal.url),
		await openOverview(portal.url, { email: 'bram@voorbeeld.nl' }),
	]
	const pages = []
	for (const { visitor } of clients) pages.push(await visitor.visit('/mortgages/10011'))
	const dashboard = await clients[0]?.visitor.visit('/dashboard')
	await dashboard?.follow('Uitloggen')
	const ids = pages.map(({ headers }) => String(headers['x-request-id']))
	const requests = () => portal.log().filter(({ msg }) => msg === 'request')
	await expect.poll(() => requests().map(({ path }) => path)).toContain('/logout')
	return { ids, requests: requests() }
}

async function trace(
	name: string,
	files: readonly string[],
	env: Record<string, string>,
	options: string[] = [],
) {
	const args = ['trace-client', ...options, ...files]
	return runCommand({ args, folder, env: { SESSION_SECRET: 's'.repeat(40), ...env }, input: `${name}\n` })
}

function saveLog(portal: TestPortal, name: string, prefix = '') {
	const text = portal.lines.map((line) => `${prefix}${line}\n`).join('')
	const file = join(folder, name)
	writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text)
	return file
}

test('The lines of a signed-in visit name client and session by pseudonyms, from sign-in to sign-out, and no id', async () => {
	const portal = await open({ LOG_KEY: oldKey })
	const { ids, requests } = await visit(portal)
	const [annas, brams] = ids.map((id) => requests.find(({ requestId }) => requestId === id))
	expect(annas).toMatchObject({ path: '/mortgages/:id', session: expect.any(String) as string })
	expect(brams?.consumer).not.toBe(annas?.consumer)
	const own = requests.filter(({ session }) => session === annas?.session)
	expect(own.map(({ method, path }) => `${String(method)} ${String(path)}`)).toEqual([
		'POST /',
		'GET /dashboard',
		'GET /mortgages/:id',
		'GET /dashboard',
		expect.stringMatching(/ \/logout$/),
	])
	expect(requests.filter(({ consumer }) => consumer === undefined).map(({ path }) => path)).toContain('/')
	expect(portal.lines.join()).not.toContain('10011')
})

test('One client is found by login name, before and after new keys, in plain and packed files, and the use is recorded', async () => {
	const before = await open({ LOG_KEY: oldKey, SESSION_SECRET: 'a'.repeat(40) })
	const [annas, brams] = (await visit(before)).ids
	const after = await open({ LOG_KEY: `${newKey},${oldKey}`, SESSION_SECRET: 'b'.repeat(40) })
	const [annasNew] = (await visit(after)).ids
	const files = [saveLog(before, 'portal.log.gz'), saveLog(after, 'portal.log', 'portal-1  | ')]
	const found = await trace(' Anna@Voorbeeld.nl', files, { LOG_KEY: `${newKey},${oldKey}` })
	expect([found.code, found.complaint]).toEqual([0, ''])
	for (const id of [annas, annasNew]) expect(found.said).toContain(`request=${String(id)}`)
	expect(found.said).not.toContain(String(brams))
	expect(found.said).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00 {2}/)
	expect(found.said).toContain('Times are of Amsterdam')
	expect(found.said).toContain('2 sessions; 0 of these sessions also have lines of another client')
	for (const secret of [anna, 'Anna', demoPassword]) expect(found.said).not.toContain(secret)
	const [entry, ...others] = readFileSync(join(folder, 'traces.log'), 'utf8').trim().split('\n')
	expect(others).toEqual([])
	expect(JSON.parse(entry ?? '')).toMatchObject({ kind: 'clientTraced', files })
	expect(entry).not.toContain(anna)
	const without = await trace(anna, files, { LOG_KEY: newKey })
	expect(without.said).not.toContain(String(annas))
	expect(without.said).toContain('1 sessions')
	const unknown = await trace(anna, files, { LOG_KEY: 'third-key-of-the-log'.repeat(2) })
	expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('LOG_KEY')])
})

testInFull('One client is found by id within a time, and a session with two clients is counted', async () => {
	const portal = await open({ LOG_KEY: oldKey })
	const { ids, requests } = await visit(portal)
	const [mine, other] = ids.map((id) => requests.find(({ requestId }) => requestId === id))
	portal.lines.push(JSON.stringify({ ...other, session: mine?.session }))
	const file = saveLog(portal, 'portal.log')
	const env = { LOG_KEY: oldKey }
	const found = await trace(await findAnnasId(), [file], env, [`--from=${String(mine?.time)}`])
	expect(found.said).toContain(`request=${String(ids[0])}`)
	expect(found.said).not.toContain('POST  /  ')
	expect(found.said).toContain('1 sessions; 1 of these sessions also have lines of another client')
	const later = await trace(anna, [file], env, ['--from=2999-01-01'])
	expect([later.code, later.said]).toEqual([1, expect.stringContaining('0 lines')])
	expect(later.said).toMatch(/^The files hold lines from \d{4}-\S+ to \d{4}-\S+\.$/m)
})

async function findAnnasId() {
	const headers = { 'content-type': 'application/json', domain: 'noord' }
	const body = JSON.stringify({ email: anna, password: demoPassword })
	const login = new Request('http://api/api/auth/login', { method: 'POST', headers, body })
	const { data } = (await (await api.backend.handle(login)).json()) as { data: { attributes: Attributes } }
	return data.attributes.consumerId
}

interface Attributes {
	consumerId: string
}

test.each(
	deal('faults', [
		['without a name', '', ['portal.log'], 'Standard input has no login name'],
		['without a file of the log', anna, [], 'Usage: node build/server/index.js trace-client'],
		['with a time that is none', anna, ['--from=ten', 'portal.log'], 'Not an option: --from=ten'],
		['of a file that is missing', anna, ['nowhere.log'], 'ENOENT'],
		['of a file that is no log', anna, ['portal.log'], "No line of the portal's log is in portal.log"],
		[
			'between swapped times',
			anna,
			['--from=2026-11-28', '--to=2026-11-27', 'portal.log'],
			'--from is later',
		],
	]),
)('A trace %s says so and prints no line', async (_what, name, args, words) => {
	writeFileSync(join(folder, 'portal.log'), '')
	const found = await trace(name, args, {})
	expect([found.code, found.said]).toEqual([1, ''])
	expect(found.complaint).toContain(words)
})
