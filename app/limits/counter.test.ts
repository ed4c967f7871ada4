import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectRedis } from '#app/session/redis.server'
import { hasRedis, startRedis } from '#tests/support/redis'
import { openCounter } from './counter.server'

vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

const threeAMinute = { points: 3, seconds: 60 }
const address = '203.0.113.7'

describe.skipIf(!hasRedis())('Counting in Redis', () => {
	let redis: Awaited<ReturnType<typeof startRedis>>
	const clients: { close: () => void }[] = []

	beforeAll(async () => {
		redis = await startRedis()
	})
	afterEach(() => clients.splice(0).forEach((client) => client.close()))
	afterAll(() => redis.close())

	/** A counter as another process would have it. */
	async function openNode(name: string) {
		const client = connectRedis(redis.url)
		clients.push(client)
		return openCounter(name, threeAMinute, client)
	}

	test('two processes count together', async () => {
		const [one, other] = [await openNode('together'), await openNode('together')]
		expect(await one.take(address)).toEqual({ allowed: true })
		expect(await other.take(address)).toEqual({ allowed: true })
		expect(await one.take(address)).toEqual({ allowed: true })
		expect(await other.take(address)).toEqual({ allowed: false, retryAfterSeconds: 60 })
	})

	test('what is given back can be taken again', async () => {
		const [one, other] = [await openNode('back'), await openNode('back')]
		for (let count = 0; count < 3; count += 1) await one.take(address)
		await other.giveBack(address)
		expect(await one.take(address)).toEqual({ allowed: true })
		expect((await one.take(address)).allowed).toBe(false)
	})

	test('many at once are counted one by one', async () => {
		const [one, other] = [await openNode('many'), await openNode('many')]
		const verdicts = await Promise.all(
			Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).take(address)),
		)
		expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3)
	})

	test('nothing readable is stored', async () => {
		const node = await openNode('hidden')
		await node.take('anna@voorbeeld.nl\n203.0.113.7')
		const stored = (await redis.dump()).toString('latin1')
		expect(stored).toContain('portal:limit:hidden:')
		expect(stored).not.toMatch(/anna|voorbeeld|203\.0/)
	})

	test('a Redis that goes away leaves each process counting for itself, and comes back', async () => {
		const [one, other] = [await openNode('away'), await openNode('away')]
		for (let count = 0; count < 3; count += 1) await one.take(address)
		await redis.stop()
		for (let count = 0; count < 3; count += 1) expect(await one.take(address)).toEqual({ allowed: true })
		expect((await one.take(address)).allowed).toBe(false)
		expect(await other.take(address)).toEqual({ allowed: true })
		await other.giveBack(address)
		await redis.start()
		await expect.poll(() => redis.keys()).toEqual([])
		const takes = async () => {
			await one.take(address)
			return redis.keys()
		}
		await expect.poll(takes).toHaveLength(1)
	})
})
