// Own portals: their stores fail, and some are two processes on one store.
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { canMount, mountSmallDisk } from '#tests/chaos/small-disk'
import { startApi } from '#tests/support/api'
import { deal } from '#tests/support/full'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis'
import { openOverview } from '#tests/support/sign-in'
import { startVisitor, type Visitor } from '#tests/support/visitor'
import { listWorkers, whileStopped } from '#tests/support/workers'

const onThisDevice = 'U bent op dit apparaat uitgelogd.'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
	api = await startApi()
})
afterAll(() => api.close())

async function open(env: Record<string, string> = {}, dataDir?: string) {
	const portal = await startPortal({
		apiUrl: api.url,
		env: { HOST_BRANCHES: 'localhost=noord', ...env },
		dataDir,
	})
	onTestFinished(() => portal.close())
	return portal
}

/** Another browser with a copy of the cookies, made before the logout. */
function copyCookies({ cookies }: Visitor, { url }: TestPortal) {
	const copy = startVisitor(url)
	for (const { name, value } of cookies.all()) copy.cookies.store(`${name}=${value}; Path=/`)
	return copy
}

const pathAt = async (visitor: Visitor) => (await visitor.visit('/dashboard')).path

/** Logs out: the page confirms it, the cookie is removed, and a copy of it is refused. */
async function logOutOn(portal: TestPortal, visitor: Visitor, way: 'link' | 'form' = 'link') {
	const copy = copyCookies(visitor, portal)
	const foreign = { 'sec-fetch-site': 'cross-site' }
	const out =
		way === 'link'
			? await visitor.visit('/logout')
			: await (await visitor.visit('/logout', { headers: foreign })).press('Ja, log uit')
	expect([out.status, out.path]).toEqual([200, '/'])
	expect(out.words).toContain(onThisDevice)
	expect(visitor.cookies.find('accelerate')).toBeUndefined()
	expect(await pathAt(copy)).toBe('/')
	return copy
}

describe.skipIf(!hasRedis())('Logging out with sessions in a Redis', () => {
	let redis: TestRedis
	beforeAll(async () => {
		redis = await startRedis()
	})
	afterAll(() => redis.close())

	test.each(
		deal('redis', [
			['is full', () => redis.configure('maxmemory', '1'), () => redis.configure('maxmemory', '0')],
			['stands still', async () => redis.pause(), async () => redis.resume()],
		]),
	)('that %s works, and holds on all processes once it is back', async (_what, fail, heal) => {
		const env = { REDIS_URL: redis.url, RATE_LIMITS: 'on' }
		const [portal, other] = await Promise.all([open(env), open(env)])
		const [{ visitor }, { visitor: second }] = [
			await openOverview(portal.url),
			await openOverview(portal.url),
		]
		await fail()
		await logOutOn(portal, visitor)
		const copy = await logOutOn(portal, second, 'form')
		await heal()
		await expect.poll(() => pathAt(copyCookies(copy, other)), { interval: 200 }).toBe('/')
	})
})

test('One worker tells the others of a logout that the file store does not take', async () => {
	const portal = await open({ WORKERS: '2' })
	const { visitor } = await openOverview(portal.url)
	const [one = 0, other = 0] = listWorkers(portal)
	const db = new Database(join(portal.dataDir, 'sessions.db'))
	onTestFinished(() => void db.close())
	db.exec('BEGIN IMMEDIATE')
	const copy = await whileStopped([other], () => logOutOn(portal, visitor))
	expect(await whileStopped([one], () => pathAt(copyCookies(copy, portal)))).toBe('/')
	db.exec('ROLLBACK')
	const stored = db.prepare("SELECT count(*) AS many FROM records WHERE name = 'session'")
	await expect.poll(() => stored.get()).toMatchObject({ many: 0 })
})

test.skipIf(!canMount('tmpfs'))(
	'On a full disk a logout works, and holds after a restart once there is room',
	async () => {
		const disk = mountSmallDisk('tmpfs')
		onTestFinished(() => disk.close())
		const portal = await open({}, disk.folder)
		const { visitor } = await openOverview(portal.url)
		disk.fill()
		const copy = await logOutOn(portal, visitor)
		await disk.empty()
		portal.kill('SIGTERM')
		await portal.ended
		expect(await pathAt(copyCookies(copy, await open({}, disk.folder)))).toBe('/')
	},
)
