import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'libsql'
import type { SessionStore, StoredRecord } from './store.server'

const schema = `
	CREATE TABLE IF NOT EXISTS records (
		owner TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL, value TEXT NOT NULL, expires INTEGER NOT NULL,
		PRIMARY KEY (owner, name)
	) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS destroyed (owner TEXT PRIMARY KEY, expires INTEGER NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS leases (owner TEXT PRIMARY KEY, holder TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS records_expire ON records (expires);
`
const tombstoneLife = 24 * 3600_000
const sweepEvery = 10 * 60_000
const openAttempts = 10

/** Records in an embedded database file under `dataDir`; every write is on disk when it is answered. */
export function openFileStore(dataDir: string, now = Date.now): SessionStore & { close: () => void } {
	mkdirSync(resolve(dataDir), { recursive: true })
	const db = new Database(join(resolve(dataDir), 'sessions.db'))
	makeTables(db)
	const run = prepare(db)
	const sweep = () => run.sweeps.forEach((statement) => statement.run(now()))
	sweep()
	const sweeping = setInterval(sweep, sweepEvery).unref()
	const together = {
		destroy: destroyer(db, run, now),
		extend: db.transaction((owner: string, names: readonly string[], expires: number) => {
			for (const name of names) run.extend.run(expires, owner, name)
		}),
	}

	return {
		read: async (owner, name) => {
			const row: unknown = run.read.get(owner, name, now())
			return isRecord(row) ? { version: row.version, value: row.value, expires: row.expires } : undefined
		},
		write: async (owner, name, value, expected, expires) => {
			const done =
				expected === 0
					? run.insert.run(owner, name, value, expires, owner, now())
					: run.update.run(value, expires, owner, name, expected, now())
			return done.changes === 1
		},
		remove: async (owner, name) => void run.remove.run(owner, name),
		extend: async (owner, names, expires) => void together.extend.immediate(owner, names, expires),
		destroy: async (owner, only) => together.destroy.immediate(owner, only),
		lease: async (owner, holder, life) => run.lease.run(owner, holder, now() + life, now()).changes === 1,
		release: async (owner, holder) => void run.release.run(owner, holder),
		check: async () => void run.check.get(),
		close: () => {
			clearInterval(sweeping)
			db.close()
		},
	}
}

/** Another process may open the same new file at this moment, which busy_timeout alone does not cover. */
function makeTables(db: Database.Database) {
	for (let attempt = 1; ; attempt++) {
		try {
			db.exec('PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
			db.exec(schema)
			return
		} catch (error) {
			if (attempt === openAttempts) throw error
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50 * attempt)
		}
	}
}

function destroyer(db: Database.Database, run: ReturnType<typeof prepare>, now: () => number) {
	return db.transaction((owner: string, only?: { name: string; version: number }) => {
		const current: unknown = only && run.read.get(owner, only.name, now())
		if (only && !(isRecord(current) && current.version === only.version)) return false
		run.bury.run(owner, now() + tombstoneLife)
		run.removeAll.run(owner)
		return true
	})
}

function prepare(db: Database.Database) {
	return {
		read: db.prepare(
			'SELECT version, value, expires FROM records WHERE owner = ? AND name = ? AND expires > ?',
		),
		// A record past its time that was not swept yet gives way.
		insert: db.prepare(
			`INSERT INTO records (owner, name, version, value, expires)
			SELECT ?, ?, 1, ?, ? WHERE NOT EXISTS (SELECT 1 FROM destroyed WHERE owner = ?)
			ON CONFLICT DO UPDATE SET version = records.version + 1, value = excluded.value, expires = excluded.expires
			WHERE records.expires <= ?`,
		),
		update: db.prepare(
			`UPDATE records SET version = version + 1, value = ?, expires = ?
			WHERE owner = ? AND name = ? AND version = ? AND expires > ?`,
		),
		remove: db.prepare('DELETE FROM records WHERE owner = ? AND name = ?'),
		extend: db.prepare('UPDATE records SET expires = ? WHERE owner = ? AND name = ?'),
		bury: db.prepare('INSERT OR REPLACE INTO destroyed (owner, expires) VALUES (?, ?)'),
		removeAll: db.prepare('DELETE FROM records WHERE owner = ?'),
		lease: db.prepare(
			`INSERT INTO leases (owner, holder, expires) VALUES (?, ?, ?)
			ON CONFLICT DO UPDATE SET holder = excluded.holder, expires = excluded.expires
			WHERE leases.holder = excluded.holder OR leases.expires <= ?`,
		),
		release: db.prepare('DELETE FROM leases WHERE owner = ? AND holder = ?'),
		check: db.prepare('SELECT 1'),
		sweeps: ['records', 'destroyed', 'leases'].map((table) =>
			db.prepare(`DELETE FROM ${table} WHERE expires <= ?`),
		),
	}
}

/** Rows come with a member of the driver's own. */
function isRecord(row: unknown): row is StoredRecord {
	return typeof row === 'object' && row !== null && 'version' in row && 'value' in row && 'expires' in row
}
