// Own portal: its sessions are in a Redis.
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '../../support/portal'
import { computeHash } from '#app/config/seal.server'
import { sendRaw } from '../../support/raw-request'
import { hasRedis, startRedis, type TestRedis } from '../../support/redis'
import { signIn, tryToSignIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { routes } from './route-kinds'
import { useSite, oneBranch } from '#tests/support/use-site'

const lostSession = encodeURIComponent(Buffer.from(JSON.stringify('a'.repeat(43))).toString('base64'))
// A reset link creates a record, because its token cannot be stored in a cookie.
const addresses = routes.flatMap(({ address }) => (/\/password\/geheim$/.test(address) ? [] : [address]))
const guarded = routes.flatMap(({ kind, address }) => (kind === 'portal' ? [address] : []))

const site = await useSite({ env: oneBranch, keepsAnswers: true })
let redis: TestRedis | undefined
let portals: Record<'file' | 'redis', TestPortal | undefined>

beforeAll(async () => {
	redis = hasRedis() ? await startRedis() : undefined
	const options = redis && { apiUrl: site.api.url, env: { ...oneBranch, REDIS_URL: redis.url } }
	portals = { file: site.portal, redis: options && (await startPortal(options)) }
})
afterAll(async () => {
	await portals.redis?.close()
	await redis?.close()
})

const secretMarks = computeHash('marks of secrets')
const portal = () => portals.file ?? expect.fail('no portal')

/** Number of rows or keys, without those of the store's own checks, its sweep and its mark of the secret. */
async function countRecords(kind: 'file' | 'redis') {
	if (kind === 'redis') return (await redis?.keys())?.filter((key) => !key.includes('{check}')).length
	const db = new Database(join(portal().dataDir, 'sessions.db'), { readonly: true })
	const counts = ['records', 'destroyed', 'leases'].map(
		(table) =>
			db.prepare(`SELECT * FROM ${table} WHERE owner NOT IN ('check', 'sweep', 'swept', ?)`).all(secretMarks)
				.length,
	)
	db.close()
	return counts.reduce((sum, count) => sum + count, 0)
}

const cookieLine = (answer: { setCookies: string[] }, name: string) =>
	answer.setCookies.find((line) => line.startsWith(`${name}=`)) ?? ''

test.each(['file', 'redis'] as const)(
	'A guest opens every page there is, and 200 that are not for guests, and leaves no record: %s',
	{ timeout: 120_000 },
	async (kind) => {
		const url = portals[kind]?.url
		if (!url) return
		// The store has a record of its own: the list of erasures that it belongs to.
		const before = await countRecords(kind)
		const many = Array.from({ length: 200 }, (_, index) => `${guarded[index % guarded.length]}?turn=${index}`)
		const opened = [...addresses, ...many, '/dashboard?accessToken=old']
		const headers = [{ cookie: `accelerate=${lostSession}` }, undefined]
		const visits = opened.map(
			(address, index) => () => sendRaw(url, address, { headers: headers[index % 2] }),
		)
		for (let next = 0; next < visits.length; next += 8)
			await Promise.all(visits.slice(next, next + 8).map((visit) => visit()))
		expect(await countRecords(kind)).toBe(before)
		expect(before).toBeLessThanOrEqual(1)
	},
)

/** A visitor whose session has ended. */
function returning(url: string): Visitor {
	const visitor = startVisitor(url)
	visitor.cookies.store(`accelerate=${lostSession}; Path=/`)
	return visitor
}

test('The refused address waits in a signed cookie until the login has led there', async () => {
	const visitor = startVisitor(portal().url)
	const answer = await visitor.visit('/mortgages?page=1&accessToken=', { redirects: false })
	expect(cookieLine(answer, 'login-target')).toMatch(
		/^login-target=[\w%]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
	)
	expect(visitor.cookies.find('accelerate')).toBeUndefined()
	const page = await tryToSignIn(visitor)
	expect([page.path, visitor.cookies.find('login-target')]).toEqual(['/mortgages?page=1', undefined])
})

test('One that was changed or made up leads to the dashboard', async () => {
	const visitor = startVisitor(portal().url)
	await visitor.visit('/mortgages')
	const [, signature] = visitor.cookies.find('login-target')?.value.split('.') ?? []
	const other = Buffer.from(JSON.stringify('/credits')).toString('base64')
	visitor.cookies.store(`login-target=${encodeURIComponent(other)}.${signature}; Path=/`)
	expect((await tryToSignIn(visitor)).path).toBe('/dashboard')
})

test('One that is very long is not kept', async () => {
	const answer = await startVisitor(portal().url).visit(`/mortgages?q=${'a'.repeat(1_100)}`, {
		redirects: false,
	})
	expect([answer.status, cookieLine(answer, 'login-target')]).toEqual([302, ''])
})

test('A session that the store no longer has is told once, and the browser forgets it', async () => {
	const visitor = returning(portal().url)
	const page = await visitor.visit('/mortgages')
	expect(page.words).toContain('U bent niet meer ingelogd bij ons. Log opnieuw in.')
	expect(visitor.cookies.find('accelerate')).toBeUndefined()
	expect((await visitor.visit('/mortgages')).words).not.toContain('U bent niet meer ingelogd bij ons')
	expect((await tryToSignIn(visitor)).path).toBe('/mortgages')
})

test('Only who is signed in carries the mark by which forms go first', async () => {
	const { visitor } = await signIn(portal().url)
	expect(visitor.cookies.find('priority')?.attributes).toEqual({ path: '/', httponly: '', samesite: 'Lax' })
	await visitor.visit('/logout')
	expect(visitor.cookies.find('priority')).toBeUndefined()
})
