import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../journeys/access/route-kinds'
import { startApi } from '../support/api'
import { isFull } from '../support/full'
import { startPortal, type TestPortal } from '../support/portal'
import { sendRaw } from '../support/raw-request'
import { report } from './figures'
import { startCallRecorder } from './guard-calls'
import { listCellFaults, canCarryBearer, type Cell } from './guard-judge'
import { createPostedBody, shapes } from './guard-shapes'
import { identities } from './guard-verdict'

const atOnce = 6
const perCell = isFull('stress') ? shapes.length : 1

/** All cells, or a sample: each route with each identity in one shape, and each identity with every shape. */
const cells: Cell[] = routes.flatMap((route, row) =>
	identities.flatMap((identity, column) =>
		Array.from({ length: perCell }, (_, turn) => {
			const start = row + 3 * column
			const shape = shapes[(start + turn * Math.floor(shapes.length / perCell)) % shapes.length]
			return { route, identity, shape: shape! }
		}),
	),
)

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
let arrivals: Awaited<ReturnType<typeof startCallRecorder>>
let ran = 0
const withBearer = new Set<string>()

beforeAll(async () => {
	const now = new Date()
	// The API's clock is stopped, so tokens do not expire during the run.
	api = await startApi({ now: () => now })
	portal = await startPortal({ apiUrl: api.url, env: { HOST_BRANCHES: 'localhost=noord' } })
	arrivals = await startCallRecorder(portal, api)
	api.forgetCalls()
})
afterAll(async () => {
	const figures = { cells: ran, routes: routes.length, identities: identities.length, shapes: shapes.length }
	report('guard matrix', figures)
	arrivals.close()
	await portal.close()
	await api.close()
})

async function send({ route, identity, shape }: Cell) {
	const { cookie, query, formToken, isAlive } = await arrivals.arrive(identity)
	const path = shape.path?.(route) ?? route.address
	const whole = query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
	const headers = { accept: '*/*', ...shape.headers, ...(cookie ? { cookie } : {}) }
	const body = shape.method === 'POST' ? createPostedBody(shape, formToken) : undefined
	const answer = await sendRaw(portal.url, whole, { method: shape.method, headers, body })
	return { answer, isAlive: await isAlive() }
}

async function run(cell: Cell): Promise<string[]> {
	const { answer, isAlive } = await send(cell)
	ran += 1
	const id = String(answer.headers['x-request-id'])
	if (canCarryBearer(cell)) withBearer.add(id)
	const calls = api.calls.filter(({ headers }) => headers['x-request-id'] === id)
	return listCellFaults(cell, { answer, calls, isAlive }, arrivals.tokens)
}

/** Faults of all cells; a few cells run at a time. */
async function runAll(list: Cell[]): Promise<string[]> {
	const left = [...list]
	const work = async (): Promise<string[]> => {
		const cell = left.shift()
		return cell ? [...(await run(cell)), ...(await work())] : []
	}
	return (await Promise.all(Array.from({ length: atOnce }, work))).flat()
}

describe('The guard', { timeout: 120_000 }, () => {
	test.each(routes.map(({ path }) => path))(
		'answers whoever asks for %s as specified, however it is asked [80] [81] [82] [83]',
		async (path) => {
			expect(await runAll(cells.filter(({ route }) => route.path === path))).toEqual([])
		},
	)

	test('let no call with a bearer out for anybody it does not know, not even late [81]', () => {
		const bearing = api.calls.filter(({ headers }) => headers.authorization)
		expect(bearing.length).toBeGreaterThan(0)
		const loose = bearing.filter(({ headers }) => !withBearer.has(headers['x-request-id'] ?? ''))
		expect(loose.map(({ method, path }) => `${method} ${path}`)).toEqual([])
	})

	test('met every identity at every route, and every shape with every identity [81]', () => {
		const met = (name: (cell: Cell) => string) => new Set(cells.map(name)).size
		expect(met(({ route, identity }) => `${route.path} ${identity}`)).toBe(routes.length * identities.length)
		expect(met(({ shape, identity }) => `${shape.name} ${identity}`)).toBe(shapes.length * identities.length)
	})
})
