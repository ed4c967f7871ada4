import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '../support/api'
import { startPortal, type TestPortal } from '../support/portal'
import { hasRedis, startRedis } from '../support/redis'
import { addClusterReplica, startRedisCluster, startRedisSentinel } from '../support/redis-groups'
import { signIn } from '../support/sign-in'
import type { Visitor } from '../support/visitor'
import {
	away,
	dossierRow,
	expectRows,
	formatLanding,
	guestRows,
	languageRow,
	memberRows,
	openAll,
	rows,
	served,
} from './away-pages'
import { startClock } from './clock'
import { saveTable } from './figures'
import { canMount, mountSmallDisk } from './small-disk'

const minute = 60_000
const downAfter = 1_000

const closers: (() => unknown)[] = []
afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close()
})

const lines: string[][] = [['store', 'moment', ...rows.map(({ name }) => name)]]
afterAll(() => saveTable('chaos-pages.md', turn(lines)))

/** A column for each moment is wider than a screen. */
function turn(table: string[][]) {
	return (table[0] ?? []).map((_, column) => table.map((line) => line[column] ?? ''))
}

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'portal-away-'))
	closers.push(() => rmSync(folder, { recursive: true, force: true }))
})

/** A portal with a signed-in client, and steps that open every page and note the answers. */
async function openSite(store: string, env: Record<string, string>, dataDir = folder) {
	const clock = await startClock(folder)
	const api = await startApi()
	closers.push(api.close)
	const settings = { HOST_BRANCHES: 'localhost=noord', ...clock.env, ...env }
	const portal: TestPortal = await startPortal({ apiUrl: api.url, dataDir, env: settings })
	closers.push(portal.close)
	const member: Visitor = (await signIn(portal.url, { branch: 'noord' })).visitor
	let passed = 0
	return {
		portal,
		member,
		async look(moment: string) {
			const landings = await openAll(portal, member)
			lines.push([store, moment, ...rows.map(({ name }) => formatLanding(landings.get(name)!))])
			return landings
		},
		/** Lets a minute pass on the clocks of the portal. */
		passMinute: () => clock.pass((passed += minute)),
	}
}

type Site = Awaited<ReturnType<typeof openSite>>

/** Waits until the pages of a client open again. */
async function untilBack({ member }: Site) {
	const status = async () => (await member.visit('/dashboard', { redirects: false })).status
	await expect.poll(status, { timeout: 30_000, interval: 200 }).toBe(200)
}

async function expectAllServed(site: Site, moment: string) {
	const landings = await site.look(moment)
	expectRows(landings, [...guestRows, languageRow, dossierRow, ...memberRows, '/readyz'], served)
	return landings
}

/** Three minutes without the store. */
async function expectAway(site: Site) {
	for (const number of [1, 2, 3]) {
		// A minute first: `/readyz` may repeat the state of a second ago.
		await site.passMinute()
		const landings = await site.look(`away, minute ${number}`)
		expectRows(landings, [...guestRows, languageRow], served)
		expectRows(landings, [...memberRows, dossierRow], away)
		expect(landings.get('/readyz')).toMatchObject({
			status: 200,
			html: expect.stringContaining('"store":"failing"') as string,
		})
	}
}

const kept = { appendonly: 'yes', appendfsync: 'always' }

describe.skipIf(!hasRedis())('Guests are served and clients read that the portal is away, while', () => {
	test('Redis is away for three minutes', { timeout: 90_000 }, async () => {
		const redis = await startRedis(undefined, kept)
		closers.push(redis.close)
		const site = await openSite('Redis', { REDIS_URL: redis.url })
		await expectAllServed(site, 'up')
		await redis.kill()
		await expectAway(site)
		await redis.start()
		await untilBack(site)
		await expectAllServed(site, 'back')
	})

	test('Sentinel changes the master over', { timeout: 90_000 }, async () => {
		const group = await startRedisSentinel(downAfter)
		closers.push(group.close)
		const site = await openSite('Sentinel', { REDIS_URL: group.url })
		await expectAllServed(site, 'up')
		await group.nodes[0]?.send('WAIT', '1', '5000')
		await group.nodes[0]?.kill()
		const landings = await site.look('master killed')
		expectRows(landings, [...guestRows, languageRow], served)
		await untilBack(site)
		await expectAllServed(site, 'changed over')
	})

	test('a cluster loses a node, until its replica takes its place', { timeout: 90_000 }, async () => {
		const cluster = await startRedisCluster()
		closers.push(cluster.close)
		const site = await openSite('cluster', { REDIS_URL: addressOf(cluster.nodes) })
		const held = await Promise.all(cluster.nodes.map((node) => holdsSession(node)))
		const lost = cluster.nodes[held.indexOf(true)]!
		const replica = await addClusterReplica(cluster, lost, downAfter)
		closers.push(replica.close)
		await expectAllServed(site, 'up')
		await lost.send('WAIT', '1', '5000')
		await lost.kill()
		const landings = await site.look('node killed')
		expectRows(landings, [...guestRows, languageRow], served)
		await untilBack(site)
		await expectAllServed(site, 'replica promoted')
	})
})

/** The address of a cluster with each of its nodes: one that is lost may not be the only one. */
function addressOf(nodes: readonly { url: string }[]) {
	return `redis-cluster://${nodes.map(({ url }) => new URL(url).host).join(',')}`
}

async function holdsSession(node: {
	keys: () => Promise<string[]>
	send: (...command: string[]) => Promise<unknown>
}) {
	for (const key of (await node.keys()).filter((name) => name.endsWith(':records')))
		if (((await node.send('HKEYS', key)) as string[]).includes('session')) return true
	return false
}

describe.skipIf(!canMount('tmpfs'))('With a file store', () => {
	test(
		'on a full disk guests are served, clients read on, and the process is not ready',
		{ timeout: 90_000 },
		async () => {
			const disk = mountSmallDisk('tmpfs')
			closers.push(disk.close)
			const site = await openSite('file', {}, disk.folder)
			await expectAllServed(site, 'up')
			disk.fill()
			for (const number of [1, 2, 3]) {
				await site.passMinute()
				const landings = await site.look(`disk full, minute ${number}`)
				expectRows(landings, [...guestRows, languageRow], served)
				expectRows(landings, [dossierRow], away)
				expect(landings.get('/readyz')).toMatchObject({ status: 503 })
			}
			await disk.empty()
			await untilBack(site)
			await site.passMinute()
			await expectAllServed(site, 'room again')
		},
	)
})
