import type { Redis } from './redis.server'
import type { SessionStore } from './store.server'

const tombstoneLife = 24 * 3600_000
const checkLife = 60_000

// A hash per owner, with a field per record: "version expires value". The key expires with its longest record.
const head = `
	local function parts(text) return string.match(text, '^(%d+) (%d+) (.*)$') end
	local function prolong(expires)
		if redis.call('PEXPIRETIME', KEYS[1]) < tonumber(expires) then redis.call('PEXPIREAT', KEYS[1], expires) end
	end
`
const scripts = {
	/** ARGV: name, value, expected version, expires, now. */
	write: `${head}
		if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
		local found = redis.call('HGET', KEYS[1], ARGV[1])
		local version, expires = 0, '0'
		if found then version, expires = parts(found) end
		local current = 0
		if tonumber(expires) > tonumber(ARGV[5]) then current = tonumber(version) end
		if current ~= tonumber(ARGV[3]) then return 0 end
		redis.call('HSET', KEYS[1], ARGV[1], (tonumber(version) + 1) .. ' ' .. ARGV[4] .. ' ' .. ARGV[2])
		prolong(ARGV[4])
		return 1`,
	/** ARGV: expires, names. */
	extend: `${head}
		for at = 2, #ARGV do
			local found = redis.call('HGET', KEYS[1], ARGV[at])
			if found then
				local version, _, value = parts(found)
				redis.call('HSET', KEYS[1], ARGV[at], version .. ' ' .. ARGV[1] .. ' ' .. value)
			end
		end
		if redis.call('EXISTS', KEYS[1]) == 1 then prolong(ARGV[1]) end
		return 1`,
	/** ARGV: tombstone life (ms), name and version that must match ('' for none). */
	destroy: `${head}
		if ARGV[2] ~= '' then
			local found = redis.call('HGET', KEYS[1], ARGV[2])
			if not found or parts(found) ~= ARGV[3] then return 0 end
		end
		redis.call('SET', KEYS[2], '1', 'PX', ARGV[1])
		redis.call('DEL', KEYS[1])
		return 1`,
	/** ARGV: holder, milliseconds. */
	lease: `
		local holder = redis.call('GET', KEYS[1])
		if holder and holder ~= ARGV[1] then return 0 end
		redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
		return 1`,
	/** ARGV: holder. */
	release: `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`,
}

export function openRedisStore(
	redis: Pick<Redis, 'hGet' | 'hDel' | 'hKeys' | 'eval'>,
	now = Date.now,
): SessionStore {
	const run = async (script: keyof typeof scripts, keys: string[], args: (string | number)[]) =>
		(await redis.eval(scripts[script], { keys, arguments: args.map(String) })) === 1
	const lease = (owner: string, holder: string, life: number) =>
		run('lease', [leaseOf(owner)], [holder, life])
	return {
		async read(owner, name) {
			const field = await redis.hGet(recordsOf(owner), name)
			const [, version, expires, value] = /^(\d+) (\d+) (.*)$/s.exec(field ?? '') ?? []
			if (value === undefined || Number(expires) <= now()) return undefined
			return { version: Number(version), expires: Number(expires), value }
		},
		write: (owner, name, { value, expected, expires }) =>
			run('write', keysOf(owner), [name, value, expected, expires, now()]),
		remove: async (owner, name) => void (await redis.hDel(recordsOf(owner), name)),
		list: (owner) => redis.hKeys(recordsOf(owner)),
		extend: async (owner, names, expires) => void (await run('extend', keysOf(owner), [expires, ...names])),
		destroy: (owner, only) =>
			run('destroy', keysOf(owner), [tombstoneLife, only?.name ?? '', only?.version ?? '']),
		lease,
		release: async (owner, holder) => void (await run('release', [leaseOf(owner)], [holder])),
		check: async () => void (await lease('check', 'check', checkLife)),
	}
}

// The braces keep an owner's keys on one node of a cluster.
const recordsOf = (owner: string) => `portal:{${owner}}:records`
const leaseOf = (owner: string) => `portal:{${owner}}:lease`
const keysOf = (owner: string) => [recordsOf(owner), `portal:{${owner}}:destroyed`]
