import { z } from 'zod/v4'
import { parseRedisUrl } from '#app/config/redis-address'
import { withDeadline } from '#app/lib/deadline'
import type { RecordSource, RecordTarget, StoredRow } from './record-copies'
import { openRawClient, type RawClient } from './redis-clients.server'
import { describeRedisFault, findRedisReason } from './redis-fault.server'
import { openRedisStore, recordsOf, scriptHead } from './redis-store.server'
import { StoreUnavailable } from './store.server'

/** Milliseconds until Redis must be connected, and until it must have answered a page of commands. */
const patience = { connect: 5_000, page: 30_000 }

/** ARGV: name, version, expires, value. Returns 0 for a record that is there. */
const put = `${scriptHead}
	if redis.call('HGET', KEYS[1], ARGV[1]) then return 0 end
	redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3] .. ' ' .. ARGV[4])
	prolong(ARGV[3])
	return 1`
const readAll = `${scriptHead}
	local rows = {}
	for _, name in ipairs(redis.call('HKEYS', KEYS[1])) do
		local version, expires, value = parts(redis.call('HGET', KEYS[1], name))
		if tonumber(expires) > now then rows[#rows + 1] = {name, tonumber(version), tonumber(expires), value} end
	end
	return rows`
const rowsSchema = z.array(z.tuple([z.string(), z.number(), z.number(), z.string()]))

/** The records of a Redis, for a command: it waits longer than a request may. @throws Error with the reason of Redis */
export async function openRedisCopies(
	url: string,
): Promise<RecordSource & RecordTarget & { close: () => void }> {
	const client = await connect(url)
	const { now, read, check } = openRedisStore(client)
	/** Redis' clock is known from here on. */
	await within(check)
	return {
		place: 'Redis',
		now,
		read,
		async requireEmpty() {
			for await (const keys of listKeys(client))
				if (keys.length > 0)
					throw new Error(`REDIS_URL: Redis has records; delete its keys ${recordsOf('*')} first`)
		},
		async *pages() {
			for await (const keys of listKeys(client))
				yield (await within(() => Promise.all(keys.map((key) => readRows(client, key))))).flat()
		},
		async put(rows) {
			const counts = await within(() => Promise.all(rows.map((row) => putRow(client, row))))
			return counts.reduce((sum, count) => sum + count, 0)
		},
		close: () => void client.destroy(),
	}
}

async function connect(url: string) {
	const address = parseRedisUrl(url)
	if (!address) throw new TypeError('REDIS_URL is no address of a Redis')
	let fault: unknown
	const client = openRawClient(address, (error) => (fault ??= error))
	try {
		await withDeadline(client.connect(), patience.connect, tooLate)
		return client
	} catch (cause) {
		void Promise.resolve(client.destroy()).catch(() => undefined)
		const reason = findRedisReason(fault ?? cause) ?? 'unknown'
		throw new StoreUnavailable(`REDIS_URL: Redis can't be used: ${reason}`, { cause })
	}
}

async function* listKeys(client: RawClient) {
	const pages = client.scan(recordsOf('*'))[Symbol.asyncIterator]()
	for (;;) {
		const page = await within(() => pages.next())
		if (page.done) return
		yield page.value
	}
}

async function readRows(client: RawClient, key: string): Promise<StoredRow[]> {
	const [before = '', after = ''] = recordsOf('*').split('*')
	const owner = key.slice(before.length, -after.length)
	const rows = rowsSchema.parse(await client.eval(readAll, { keys: [key], arguments: [] }))
	return rows.map(([name, version, expires, value]) => ({ owner, name, version, expires, value }))
}

async function putRow(client: RawClient, { owner, name, version, expires, value }: StoredRow) {
	const args = [name, String(version), String(expires), value]
	return Number(await client.eval(put, { keys: [recordsOf(owner)], arguments: args }))
}

async function within<T>(work: () => Promise<T>) {
	try {
		return await withDeadline(work(), patience.page, tooLate)
	} catch (error) {
		throw describeRedisFault(error)
	}
}

const tooLate = () => new StoreUnavailable('Redis did not answer in time')
