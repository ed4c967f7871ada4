// Own portal: it shares its store with the build under Remix's own server.
import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { routes, type Route } from '#tests/journeys/access/route-kinds'
import { isFull, seed } from '#tests/support/full'
import { findFreePort } from '#tests/support/listen'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { signIn } from '#tests/support/sign-in'

const root = resolve(import.meta.dirname, '../../..')
const connections = 8
/** `npm test` tries each address with some parameters, and each parameter at some addresses. */
const asksAll = isFull('wire')
const oneIn = asksAll ? 1 : 24
const timeout = asksAll ? 600_000 : undefined

const agent = new Agent({ connections })
let portal: TestPortal
let plain: { url: string; process: ChildProcess }
let cookie = ''

beforeAll(async () => {
	portal = await startPortal()
	plain = await startPlain(portal.dataDir)
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	cookie = visitor.cookies.header('/dashboard') ?? ''
})
afterAll(async () => {
	plain.process.kill('SIGKILL')
	await portal.close()
	await agent.close()
})

/** The same build under Remix's own server, with the portal's sessions but without the portal's middleware. */
async function startPlain(dataDir: string) {
	const port = await findFreePort()
	const env = {
		...process.env,
		NODE_ENV: 'production' as const,
		PORT: String(port),
		DATA_DIR: dataDir,
		LOG_LEVEL: 'silent',
		RATE_LIMITS: 'off',
		API_URL: '',
	}
	const serve = resolve(root, 'node_modules/@remix-run/serve/dist/cli.js')
	const build = resolve(root, 'build/server/index.js')
	const child = spawn(process.execPath, [serve, build], { env, cwd: dataDir, stdio: 'ignore' })
	const url = `http://localhost:${port}`
	const isThere = () =>
		fetch(url).then(
			({ ok }) => ok,
			() => false,
		)
	await vi.waitUntil(isThere, { timeout: 30_000 })
	return { url, process: child }
}

/** Spellings of the parameters that make Remix answer with data, and similar ones that must not. */
const listQueries = (id: string) => [
	`_data=${encodeURIComponent(id)}`,
	`%5Fdata=${id}`,
	`_dat%61=${encodeURIComponent(id)}`,
	'_data',
	'_data=',
	`_data=${id}&_data=root`,
	'_data=root',
	'_data=routes/guest/not-found',
	'_data=routes/none',
	'_data=__proto__',
	`_routes=${id}`,
	'_routes=',
	'index',
	'index=&index=1',
	'%3F=&=&&a=1&a=2&__proto__=x',
	'%5Fdata=%E0%A4%A',
]

/** Logout and download actions change later addresses. */
const isHarmless = ({ path }: Route) => path !== '/logout' && !path.includes('download')

const ownSpelling = /^\/(images|app-icons|app-manifests|theme)\//

const addresses = routes.filter(isHarmless).flatMap(({ id, address, has }, row) =>
	listQueries(id)
		.filter((_query, column) => (row + column + seed) % oneIn === 0)
		.map((query) => ({
			path: `${address}${address.includes('?') ? '&' : '?'}${query}`,
			isRead: has.loader || has.page,
		})),
)

async function ask(site: string, path: string, method: 'GET' | 'POST' = 'GET') {
	const headers = { cookie, 'user-agent': 'Mozilla/5.0 Chrome/141', 'sec-fetch-site': 'same-origin' }
	const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site }
	const {
		statusCode,
		headers: got,
		body,
	} = await request(site + path, {
		dispatcher: agent,
		method,
		headers: method === 'POST' ? { ...headers, ...form } : headers,
		body: method === 'POST' ? 'a=1' : null,
	})
	return { status: statusCode, headers: got, kind: kindOf(await body.text()) }
}

function kindOf(text: string) {
	if (text === '') return 'nothing'
	if (text.startsWith('<!DOCTYPE html>')) return 'a page'
	return /^[[{"n]/.test(text) ? 'data' : 'a file'
}

/** Everything that a browser's script or React reacts to. */
function describe({ status, headers, kind }: Awaited<ReturnType<typeof ask>>) {
	const location = [headers.location ?? ''].flat()[0]?.replace(/^https?:\/\/localhost:\d+/, '')
	const type = [headers['content-type'] ?? ''].flat()[0]?.split(';')[0]
	const ofRemix = Object.keys(headers).filter((name) => name.startsWith('x-remix'))
	return [status, type, kind, location, ...ofRemix.toSorted()].join(' ')
}

/** Runs `visit` for all items, a few at a time. */
async function forAll<T>(all: readonly T[], visit: (one: T) => Promise<void>) {
	const waiting = [...all]
	const walk = async () => {
		for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await visit(one)
	}
	await Promise.all(Array.from({ length: connections }, walk))
}

const isWhole = ({ status, headers }: Awaited<ReturnType<typeof ask>>) =>
	status < 500 &&
	headers['x-request-id'] !== undefined &&
	headers['x-content-type-options'] === 'nosniff' &&
	String(headers['content-security-policy']).includes("default-src 'none'")

test(
	'Every address answers every spelling of Remix’s parameters as a plain handler does, with the headers of all answers',
	async () => {
		const differences: string[] = []
		expect(addresses.length).toBeGreaterThan(asksAll ? 1_500 : 58)
		await forAll(addresses, async ({ path, isRead }) => {
			const ours = await ask(portal.url, path)
			if (!isWhole(ours)) differences.push(`${path}: ${describe(ours)}`)
			// An address for forms only answers 405; an address of our own spelling is 404 with a query.
			const refused = ownSpelling.test(path) ? 404 : isRead ? undefined : 405
			const theirs = refused === undefined ? await ask(plain.url, path) : undefined
			if (theirs ? describe(ours) !== describe(theirs) : ours.status !== refused)
				differences.push(`${path}: ${describe(ours)}, plain: ${theirs && describe(theirs)}`)
		})
		expect(differences).toEqual([])
	},
	timeout,
)

test(
	'A form for every address is answered whole under every spelling',
	async () => {
		const faults: string[] = []
		await forAll(addresses, async ({ path }) => {
			const answer = await ask(portal.url, path, 'POST')
			if (!isWhole(answer)) faults.push(`${path}: ${describe(answer)}`)
		})
		expect(faults).toEqual([])
	},
	timeout,
)

test('An unknown address is the not-found page with status 404, whatever is asked of it [A5]', async () => {
	for (const path of ['/onzin', '/dashboard/onzin', '/__manifest', '/otds/10051/onzin.data']) {
		for (const query of ['', '?_routes=', '?index', '?data=1'])
			expect(describe(await ask(portal.url, path + query)), path + query).toBe('404 text/html a page ')
		for (const query of ['?_data', '?_data=routes/guest/not-found', '?%5Fdata=routes/portal/dashboard'])
			expect(describe(await ask(portal.url, path + query)), path + query).toMatch(
				/^40[034] application.json data /,
			)
	}
})

test('No line of the log holds what was asked for, and each request has one with a status', () => {
	const lines = portal.log().filter(({ msg }) => msg === 'request')
	expect(lines.length).toBeGreaterThan(addresses.length)
	for (const { status } of lines) expect(Number.isInteger(status)).toBe(true)
	expect(portal.lines.filter((line) => line.includes('unexpected error'))).toEqual([])
})
