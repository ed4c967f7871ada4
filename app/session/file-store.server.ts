import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Database from 'libsql'
import type { SessionStore } from './store.server'

const schema = `
	CREATE TABLE IF NOT EXISTS records (
		owner TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL, value TEXT NOT NULL, expires INTEGER NOT NULL,
		PRIMARY KEY (owner, name)
	) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS destroyed (owner TEXT PRIMARY KEY, expires INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS records_expire ON records (expires);
`
const tombstoneLife = 24 * 3600_000
const sweepEvery = 10 * 60_000

/** Sessions in an embedded database file under `dataDir`; every write is on disk when it is answered. */
export function openFileStore(dataDir: string, now = Date.now): SessionStore & { close: () => void } {
	mkdirSync(resolve(dataDir), { recursive: true })
	const db = new Database(join(resolve(dataDir), 'sessions.db'))
	db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;')
	db.exec(schema)
	const run = prepare(db)
	const sweep = () => {
		run.sweepRecords.run(now())
		run.sweepDestroyed.run(now())
	}
	sweep()
	const sweeping = setInterval(sweep, sweepEvery).unref()
	const bury = db.transaction((owner: string) => {
		run.bury.run(owner, now() + tombstoneLife)
		run.remove.run(owner)
	})

	return {
		read: (owner, name) => {
			const row: unknown = run.read.get(owner, name, now())
			return Promise.resolve(isRow(row) ? { version: row.version, value: parse(row.value) } : undefined)
		},
		write: (owner, name, value, expected, expires) => {
			const text = JSON.stringify(value)
			const done =
				expected === 0
					? run.insert.run(owner, name, text, expires, owner)
					: run.update.run(text, expires, owner, name, expected)
			return Promise.resolve(done.changes === 1)
		},
		extend: (owner, expires) => Promise.resolve(void run.extend.run(expires, owner)),
		destroy: (owner) => Promise.resolve(void bury(owner)),
		check: () => Promise.resolve(void run.check.get()),
		close: () => {
			clearInterval(sweeping)
			db.close()
		},
	}
}

function prepare(db: Database.Database) {
	return {
		read: db.prepare('SELECT version, value FROM records WHERE owner = ? AND name = ? AND expires > ?'),
		insert: db.prepare(
			`INSERT INTO records (owner, name, version, value, expires)
			SELECT ?, ?, 1, ?, ? WHERE NOT EXISTS (SELECT 1 FROM destroyed WHERE owner = ?)
			ON CONFLICT DO NOTHING`,
		),
		update: db.prepare(
			'UPDATE records SET version = version + 1, value = ?, expires = ? WHERE owner = ? AND name = ? AND version = ?',
		),
		extend: db.prepare('UPDATE records SET expires = ? WHERE owner = ?'),
		bury: db.prepare('INSERT OR REPLACE INTO destroyed (owner, expires) VALUES (?, ?)'),
		remove: db.prepare('DELETE FROM records WHERE owner = ?'),
		sweepRecords: db.prepare('DELETE FROM records WHERE expires <= ?'),
		sweepDestroyed: db.prepare('DELETE FROM destroyed WHERE expires <= ?'),
		check: db.prepare('SELECT 1'),
	}
}

function parse(text: string): unknown {
	return JSON.parse(text)
}

function isRow(row: unknown): row is { version: number; value: string } {
	return typeof row === 'object' && row !== null && 'version' in row && 'value' in row
}
