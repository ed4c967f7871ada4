import type { Config } from '#app/config/config.server'
import { requireErasures } from '#app/session/erasures.server'
import { openFileSource, openFileTarget } from '#app/session/file-copies.server'
import type { RecordSource, RecordTarget } from '#app/session/record-copies'
import { openRedisCopies } from '#app/session/redis-copies.server'

const usage = `Usage: node build/server/index.js copy-store to-redis | to-file

Copies the records of clients, sealed as they are, between sessions.db in DATA_DIR and the Redis of REDIS_URL. Stop all
processes of the portal first. The target must be empty; the source stays as it is (.github/RUNBOOK.md).
`
/** Milliseconds. Expiry times are copied as they are, and sealed records have times too. */
const mostClockDifference = 60_000

export async function copyStore({ DATA_DIR, REDIS_URL }: Config, args: readonly string[]) {
	const [direction, ...others] = args
	if ((direction !== 'to-redis' && direction !== 'to-file') || others.length > 0) throw new Error(usage)
	if (!REDIS_URL) throw new Error(`REDIS_URL: not set\n\n${usage}`)
	const redis = await openRedisCopies(REDIS_URL)
	try {
		await (direction === 'to-redis' ? copyToRedis(DATA_DIR, redis) : copyToFile(redis, DATA_DIR))
	} finally {
		redis.close()
	}
}

async function copyToRedis(dataDir: string, redis: RecordTarget) {
	const source = openFileSource(dataDir)
	try {
		const count = await copyAll(source, redis)
		process.stdout.write(`Copied ${count} records to Redis\n`)
	} finally {
		source.close()
	}
}

async function copyToFile(redis: RecordSource, dataDir: string) {
	const target = openFileTarget(dataDir)
	let count: number
	try {
		count = await copyAll(redis, target)
	} catch (error) {
		target.abandon()
		throw error
	}
	target.finish()
	process.stdout.write(`Copied ${count} records to ${dataDir}\n`)
}

async function copyAll(source: RecordSource, target: RecordTarget) {
	const difference = Math.round((source.now() - target.now()) / 1000)
	if (Math.abs(difference) * 1000 > mostClockDifference)
		throw new Error(`The clocks of this machine and of Redis differ by ${Math.abs(difference)} s: start NTP`)
	await requireErasures(source)
	await target.requireEmpty()
	let count = 0
	for await (const rows of source.pages()) count += await target.put(rows)
	if (count === 0) throw new Error(`${source.place} has no records`)
	return count
}
