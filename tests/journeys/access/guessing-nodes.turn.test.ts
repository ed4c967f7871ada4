// Own portals: four processes with limits share one store.
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTotp } from '#app/backend/password.server'
import { startApi } from '#tests/support/api'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { postForm } from '#tests/support/post-form'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { demoPassword, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { unmark } from '#tests/support/unmark'

const tom = 'tom@voorbeeld.nl'
const secret = 'JZXW64TEMVZGY2LD'

let api: Awaited<ReturnType<typeof startApi>>
let redis: TestRedis | undefined
let nodes: TestPortal[]

/** Four processes on one Redis; without Redis on one folder. */
beforeAll(async () => {
	api = await startApi()
	redis = hasRedis() ? await startRedis() : undefined
	const env: Record<string, string> = {
		RATE_LIMITS: 'on',
		HOST_BRANCHES: 'localhost=noord',
		TRUSTED_PROXIES: '127.0.0.1,::1',
		...(redis && { REDIS_URL: redis.url }),
	}
	const first = await startPortal({ apiUrl: api.url, env })
	const dataDir = redis ? undefined : first.dataDir
	const others = [1, 2, 3].map(() => startPortal({ apiUrl: api.url, env, dataDir }))
	nodes = [first, ...(await Promise.all(others))]
})
afterAll(async () => {
	await Promise.all([...nodes].reverse().map((node) => node.close()))
	await redis?.close()
	await api.close()
})

/** Four guesses in a row use all nodes, fifty use all addresses. */
const send = (index: number, path: string, fields: Record<string, string>, cookie?: string) =>
	postForm(`${nodes[index % 4]?.url}${path}`, fields, { address: `198.51.100.${index % 50}`, cookie })

async function attack<T>(count: number, atOnce: number, guess: (index: number) => Promise<T>) {
	const found: T[] = []
	while (found.length < count) {
		const begun = found.length
		const batch = Array.from({ length: atOnce }, (_, index) => guess(begun + index))
		found.push(...(await Promise.all(batch)))
	}
	return found
}

test('Four nodes and fifty addresses get no more than one account allows, and its owner gets in', async () => {
	const owner = startVisitor(nodes[0]?.url ?? '')
	const enter = async () => {
		const page = await tryToSignIn(owner, { email: tom })
		page.fill('Code uit de app', createTotp(secret, new Date()))
		return page.press('Verder')
	}
	expect((await enter()).path).toBe('/dashboard')
	await (await owner.visit('/dashboard')).follow('Uitloggen')
	api.forgetCalls()

	const [codes, passwords] = ['/api/auth/two-factor', '/api/auth/login']
	const refusing = (path: string, code: string) =>
		api.answer(http.post(`*${path}`, () => HttpResponse.json({ code }, { status: 422 })))
	refusing(codes, 'invalidOtp')
	const login = (index: number) => send(index, '/?index', { email: tom, password: demoPassword })
	const logins = await attack(20, 10, login)
	expect(logins.map((login) => [login.status, unmark(login)])).toEqual(logins.map(() => [303, '/login/code']))
	const cookieOf = (index: number) => logins[index % 20]?.setCookies[0]?.split(';')[0]
	const tried = await attack(100, 50, (index) =>
		send(index, '/login/code', { code: '111111' }, cookieOf(index)),
	)
	expect(api.callsTo('POST', codes)).toHaveLength(5)
	const toRefused = expect.stringMatching(/^\/login\/code\?form=/) as string
	expect(tried.map(({ headers }) => headers.location)).toEqual(tried.map(() => toRefused))

	refusing(passwords, 'authLoginFailed')
	api.forgetCalls()
	const guessed = await attack(300, 50, (index) =>
		send(index, '/?index', { email: tom, password: `geraden-${index}` }),
	)
	expect(api.callsTo('POST', passwords)).toHaveLength(30)
	expect(guessed.filter(({ status }) => status === 429)).toHaveLength(270)

	await api.heal()
	expect((await enter()).path).toBe('/dashboard')
})
