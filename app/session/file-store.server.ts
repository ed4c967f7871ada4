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

	const read = db.prepare('SELECT version, value FROM records WHERE owner = ? AND name = ? AND expires > ?')
	const insert = db.prepare(
		`INSERT INTO records (owner, name, version, value, expires)
		SELECT ?, ?, 1, ?, ? WHERE NOT EXISTS (SELECT 1 FROM destroyed WHERE owner = ?)
		ON CONFLICT DO NOTHING`,
	)
	const update = db.prepare(
		'UPDATE records SET version = version + 1, value = ?, expires = ? WHERE owner = ? AND name = ? AND version = ?',
	)
	const extend = db.prepare('UPDATE records SET expires = ? WHERE owner = ?')
	const bury = db.prepare('INSERT OR REPLACE INTO destroyed (owner, expires) VALUES (?, ?)')
	const remove = db.prepare('DELETE FROM records WHERE owner = ?')
	const sweep = () => {
		db.prepare('DELETE FROM records WHERE expires <= ?').run(now())
		db.prepare('DELETE FROM destroyed WHERE expires <= ?').run(now())
	}
	sweep()
	const sweeping = setInterval(sweep, sweepEvery).unref()

	return {
		read: (owner, name) => {
			const row = read.get(owner, name, now()) as { version: number; value: string } | undefined
			return Promise.resolve(row && { version: row.version, value: JSON.parse(row.value) as unknown })
		},
		write: (owner, name, value, expected, expires) => {
			const text = JSON.stringify(value)
			const done =
				expected === 0
					? insert.run(owner, name, text, expires, owner)
					: update.run(text, expires, owner, name, expected)
			return Promise.resolve(done.changes === 1)
		},
		extend: (owner, expires) => {
			extend.run(expires, owner)
			return Promise.resolve()
		},
		destroy: (owner) => {
			db.transaction(() => {
				bury.run(owner, now() + tombstoneLife)
				remove.run(owner)
			})()
			return Promise.resolve()
		},
		check: () => {
			db.prepare('SELECT 1').get()
			return Promise.resolve()
		},
		close: () => {
			clearInterval(sweeping)
			db.close()
		},
	}
}
