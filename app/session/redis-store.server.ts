import { z } from 'zod/v4'
import type { Redis } from './redis.server'
import { reportClockDifference } from './store-fault.server'
import type { SessionStore } from './store.server'

/** Milliseconds; a slower answer says too little about the time it was made. */
const slowestAnswer = 1_000

const tombstoneLife = 24 * 3600_000
const checkLife = 60_000

// A hash per owner, with a field per record: "version expires value". The key expires with its longest record. Every
// script returns its result and the time of Redis, which alone decides about expiry.
export const scriptHead = `
	local time = redis.call('TIME')
	local now = time[1] * 1000 + math.floor(time[2] / 1000)
	local function parts(text) return string.match(text, '^(%d+) (%d+) (.*)$') end
	local function prolong(expires)
		if redis.call('PEXPIRETIME', KEYS[1]) < tonumber(expires) then redis.call('PEXPIREAT', KEYS[1], expires) end
	end
`
const scripts = {
	/** ARGV: name. */
	read: `${scriptHead}
		local found = redis.call('HGET', KEYS[1], ARGV[1])
		if not found then return {0, now} end
		local version, expires, value = parts(found)
		if tonumber(expires) <= now then return {0, now} end
		return {1, now, tonumber(version), tonumber(expires), value}`,
	/** ARGV: name, value, expected version, expires. */
	write: `${scriptHead}
		if redis.call('EXISTS', KEYS[2]) == 1 then return {0, now} end
		local found = redis.call('HGET', KEYS[1], ARGV[1])
		local version, expires = 0, '0'
		if found then version, expires = parts(found) end
		local current = 0
		if tonumber(expires) > now then current = tonumber(version) end
		if current ~= tonumber(ARGV[3]) then return {0, now} end
		redis.call('HSET', KEYS[1], ARGV[1], (tonumber(version) + 1) .. ' ' .. ARGV[4] .. ' ' .. ARGV[2])
		prolong(ARGV[4])
		return {1, now}`,
	/** ARGV: expires, names. */
	extend: `${scriptHead}
		for at = 2, #ARGV do
			local found = redis.call('HGET', KEYS[1], ARGV[at])
			if found then
				local version, _, value = parts(found)
				redis.call('HSET', KEYS[1], ARGV[at], version .. ' ' .. ARGV[1] .. ' ' .. value)
			end
		end
		if redis.call('EXISTS', KEYS[1]) == 1 then prolong(ARGV[1]) end
		return {1, now}`,
	/** ARGV: tombstone life (ms), name and version that must match ('' for none). */
	destroy: `${scriptHead}
		if ARGV[2] ~= '' then
			local found = redis.call('HGET', KEYS[1], ARGV[2])
			if not found or parts(found) ~= ARGV[3] then return {0, now} end
		end
		redis.call('SET', KEYS[2], '1', 'PX', ARGV[1])
		redis.call('DEL', KEYS[1])
		return {1, now}`,
	/** ARGV: holder, milliseconds. */
	lease: `${scriptHead}
		local holder = redis.call('GET', KEYS[1])
		if holder and holder ~= ARGV[1] then return {0, now} end
		redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
		return {1, now}`,
	/** ARGV: holder. */
	release: `${scriptHead}
		if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
		return {1, now}`,
}

const answerSchema = z.union([
	z.tuple([z.number(), z.number()]),
	z.tuple([z.number(), z.number(), z.number(), z.number(), z.string()]),
])

export function openRedisStore(
	redis: Pick<Redis, 'hDel' | 'hKeys' | 'eval'>,
	wall = () => Date.now(),
): SessionStore {
	const clock = createStoreClock(wall, reportClockDifference)
	const run = createRunner(redis, clock)
	const isDone = async (...input: Parameters<typeof run>) => (await run(...input))[0] === 1
	const lease = (owner: string, holder: string, life: number) =>
		isDone('lease', [leaseOf(owner)], [holder, life])
	const check = async () => void (await lease('check', 'check', checkLife))
	/** A time that the caller counted by the process clock, because Redis had not answered yet. */
	const byStore = async (expires: number) => {
		if (clock.isSet()) return expires
		const life = expires - clock.now()
		await check()
		return clock.now() + life
	}
	return {
		now: clock.now,
		async read(owner, name) {
			const answer = await run('read', [recordsOf(owner)], [name])
			if (answer.length === 2) return undefined
			const [, , version, expires, value] = answer
			return { version, expires, value }
		},
		write: async (owner, name, { value, expected, expires }) =>
			isDone('write', keysOf(owner), [name, value, expected, await byStore(expires)]),
		remove: async (owner, name) => void (await redis.hDel(recordsOf(owner), name)),
		list: (owner) => redis.hKeys(recordsOf(owner)),
		extend: async (owner, names, expires) =>
			void (await run('extend', keysOf(owner), [await byStore(expires), ...names])),
		destroy: (owner, only) =>
			isDone('destroy', keysOf(owner), [tombstoneLife, only?.name ?? '', only?.version ?? '']),
		lease,
		release: async (owner, holder) => void (await run('release', [leaseOf(owner)], [holder])),
		check,
	}
}

/** Runs a script, and sets the clock by its answer. */
function createRunner(redis: Pick<Redis, 'eval'>, clock: ReturnType<typeof createStoreClock>) {
	return async (script: keyof typeof scripts, keys: string[], args: (string | number)[]) => {
		const sent = performance.now()
		const answer = answerSchema.parse(
			await redis.eval(scripts[script], { keys, arguments: args.map(String) }),
		)
		clock.set(answer[1], sent)
		return answer
	}
}

// The braces keep an owner's keys on one node of a cluster.
export const recordsOf = (owner: string) => `portal:{${owner}}:records`
const leaseOf = (owner: string) => `portal:{${owner}}:lease`
const keysOf = (owner: string) => [recordsOf(owner), `portal:{${owner}}:destroyed`]

/**
 * The clock of a shared store, carried on by the steady clock of the process. `wall` is the process clock, which counts
 * until the store has answered once.
 */
export function createStoreClock(wall: () => number, onAnswer: (difference: number) => void) {
	let start: number | undefined
	const now = () => (start === undefined ? wall() : Math.round(start + performance.now()))
	return {
		now,
		isSet: () => start !== undefined,
		/** Sets the clock by the store's time in an answer to a command that was sent at `sent` (steady clock). */
		set(time: number, sent: number) {
			const received = performance.now()
			if (start !== undefined && received - sent > slowestAnswer) return
			start = time - received
			onAnswer(wall() - time)
		},
	}
}
