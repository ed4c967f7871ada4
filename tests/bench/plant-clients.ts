import { statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { TestRedis } from '../support/redis'

const keysPerScript = 1_000
const mebibyte = 1024 * 1024

/** MB, and the owners that a client has in the store. */
export interface Planted {
	before: number
	after: number
	owners: number
}

/** Repeats the records of the only client of a stopped portal, each time under other owners. */
export function plantInFile(folder: string, count: number): Planted {
	const file = join(folder, 'sessions.db')
	const db = new Database(file)
	const before = sizeOf(db, file)
	const rows = db.prepare("SELECT DISTINCT owner FROM records WHERE owner <> 'erasures'").all() as {
		owner: string
	}[]
	db.exec('BEGIN')
	for (const { owner } of rows) {
		db.exec('CREATE TEMP TABLE IF NOT EXISTS clones (owner TEXT); DELETE FROM clones')
		db.prepare(
			`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
			INSERT INTO clones SELECT substr(hex(randomblob(22)), 1, 43) FROM n`,
		).run(count)
		db.prepare(
			`INSERT INTO records SELECT clones.owner, name, version, value, expires FROM clones, records
			WHERE records.owner = ? ORDER BY 1`,
		).run(owner)
	}
	db.exec('COMMIT')
	const after = sizeOf(db, file)
	db.close()
	return { before, after, owners: rows.length }
}

function sizeOf(db: Database.Database, file: string) {
	db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
	return statSync(file).size / mebibyte
}

/** Lets all records expire at once. */
export function expireInFile(folder: string) {
	const db = new Database(join(folder, 'sessions.db'))
	db.exec("UPDATE records SET expires = 1 WHERE owner <> 'erasures'")
	db.close()
}

export function countInFile(folder: string) {
	const db = new Database(join(folder, 'sessions.db'), { readonly: true })
	const { rows } = db.prepare('SELECT count(*) AS rows FROM records WHERE expires = 1').get() as {
		rows: number
	}
	db.close()
	return rows
}

const cloneScript = `
	local fields, ends = redis.call('HGETALL', KEYS[1]), redis.call('PEXPIRETIME', KEYS[1])
	for number = tonumber(ARGV[2]), tonumber(ARGV[3]) do
		local key = string.format('portal:{%s-%041d}:records', ARGV[1], number)
		redis.call('HSET', key, unpack(fields))
		if ends > 0 then redis.call('PEXPIREAT', key, ends) end
	end`

/** As `plantInFile`. */
export async function plantInRedis(redis: TestRedis, count: number): Promise<Planted> {
	const keys = (await redis.keys()).filter((key) => /^portal:\{.{43}\}:records$/.test(key))
	const before = await readMemory(redis)
	for (const [index, key] of keys.entries())
		for (let first = 1; first <= count; first += keysPerScript) {
			const last = Math.min(first + keysPerScript - 1, count)
			await redis.send('EVAL', cloneScript, '1', key, String(index), String(first), String(last))
		}
	return { before, after: await readMemory(redis), owners: keys.length }
}

async function readMemory(redis: TestRedis) {
	const [, bytes] = /used_memory:(\d+)/.exec(String(await redis.send('INFO', 'memory'))) ?? []
	return Number(bytes) / mebibyte
}
