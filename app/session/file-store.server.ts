import type Database from 'libsql'
import { closeSessionFile, isRecord, locateSessionFile, openSessionFile } from './session-file.server'
import {
	createBusyRetry,
	createDamageWatch,
	createFileWatch,
	lockTimeout,
	runInTransaction,
} from './sqlite.server'
import type { SessionStore, StoredRecord } from './store.server'
import { startSweeping } from './sweep.server'

const tombstoneLife = 24 * 3600_000
const checkLife = 60_000
/** A lease that ends so much later (ms) than one of now was taken while the clock was ahead. */
const wrongClock = 3600_000

type Expected = Parameters<SessionStore['destroy']>[1]

/** A store in an SQLite file under `dataDir`; writes are on disk when they resolve. @throws StoreUnavailable */
export function openFileStore(dataDir: string, now = () => Date.now()): SessionStore & { close: () => void } {
	const file = locateSessionFile(dataDir)
	const db = openSessionFile(file)
	const run = prepare(db)
	db.exec(`PRAGMA busy_timeout = ${lockTimeout}`)
	const damaged = createDamageWatch(file)
	const requireSameFile = createFileWatch(file)
	const { read, write } = createBusyRetry(file, damaged)
	const takeLease = (owner: string, holder: string, life: number) =>
		run.lease.run(owner, holder, now() + life, now()).changes === 1
	const lease = (...input: Parameters<typeof takeLease>) => write(() => takeLease(...input))
	const takeSweepLease = (holder: string, life: number) => takeLease('sweep', holder, life)
	const stopSweeping = startSweeping({ db, write, takeLease: takeSweepLease, now })

	return {
		now,
		read: (owner, name) => read(() => findRecord(run, owner, name, now())),
		write: (owner, name, record) => write(() => writeRecord(run, { owner, name }, record, now())),
		remove: async (owner, name) => void (await write(() => run.remove.run(owner, name))),
		list: (owner) => read(() => listNames(run, owner, now())),
		extend: (owner, names, expires) =>
			write(() =>
				runInTransaction(db, () => {
					for (const name of names) run.extend.run(expires, owner, name)
				}),
			),
		destroy: (owner, only) => write(() => runInTransaction(db, () => destroy(run, owner, only, now()))),
		lease,
		release: async (owner, holder) => void (await write(() => run.release.run(owner, holder))),
		check: async () => {
			damaged.requireNone()
			requireSameFile()
			await lease('check', 'check', checkLife)
		},
		close: () => {
			stopSweeping()
			closeSessionFile(db)
		},
	}
}

function writeRecord(
	run: Statements,
	{ owner, name }: { owner: string; name: string },
	{ value, expected, expires }: Parameters<SessionStore['write']>[2],
	now: number,
) {
	const done =
		expected === 0
			? run.insert.run(owner, name, value, expires, owner, now)
			: run.update.run(value, expires, owner, name, expected, now)
	return done.changes === 1
}

type Statements = ReturnType<typeof prepare>

function findRecord(run: Statements, owner: string, name: string, moment: number): StoredRecord | undefined {
	const row: unknown = run.read.get(owner, name, moment)
	return isRecord(row) ? { version: row.version, value: row.value, expires: row.expires } : undefined
}

function listNames(run: Statements, owner: string, moment: number) {
	const rows: unknown[] = run.list.all(owner, moment)
	return rows.filter(isNamed).map(({ name }) => name)
}

function destroy(run: Statements, owner: string, only: Expected, moment: number) {
	if (only && findRecord(run, owner, only.name, moment)?.version !== only.version) return false
	run.bury.run(owner, moment + tombstoneLife)
	run.removeAll.run(owner)
	return true
}

function prepare(db: Database.Database) {
	return {
		read: db.prepare(
			'SELECT version, value, expires FROM records WHERE owner = ? AND name = ? AND expires > ?',
		),
		list: db.prepare('SELECT name FROM records WHERE owner = ? AND expires > ?'),
		// Replaces an expired record that was not swept yet.
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
			WHERE leases.holder = excluded.holder OR leases.expires <= ? OR leases.expires > excluded.expires + ${wrongClock}`,
		),
		release: db.prepare('DELETE FROM leases WHERE owner = ? AND holder = ?'),
	}
}

function isNamed(row: unknown): row is { name: string } {
	return typeof row === 'object' && row !== null && 'name' in row
}
