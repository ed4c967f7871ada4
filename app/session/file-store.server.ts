import { dirname, join, resolve } from 'node:path'
import Database from 'libsql'
import { makePrivateDatabase, makePrivateFolder } from '#app/lib/private-files.server'
import {
	createBusyRetry,
	createDamageWatch,
	describeReason,
	emptyJournal,
	enableShrinking,
	requireIntact,
	runInTransaction,
	isBusy,
	lockTimeout,
} from './sqlite.server'
import { startSweeping } from './sweep.server'
import { StoreUnavailable, type SessionStore, type StoredRecord } from './store.server'

const schema = `
	CREATE TABLE IF NOT EXISTS records (
		owner TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL, value TEXT NOT NULL, expires INTEGER NOT NULL,
		PRIMARY KEY (owner, name)
	) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS destroyed (owner TEXT PRIMARY KEY, expires INTEGER NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS leases (owner TEXT PRIMARY KEY, holder TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS records_expire ON records (expires);
	CREATE INDEX IF NOT EXISTS destroyed_expire ON destroyed (expires);
	CREATE INDEX IF NOT EXISTS leases_expire ON leases (expires);
`
const tombstoneLife = 24 * 3600_000
const checkLife = 60_000
const openAttempts = 10

type Expected = Parameters<SessionStore['destroy']>[1]

/** A store in an SQLite file under `dataDir`; writes are on disk when they resolve. @throws StoreUnavailable */
export function openFileStore(dataDir: string, now = () => Date.now()): SessionStore & { close: () => void } {
	const file = join(resolve(dataDir), 'sessions.db')
	const { db, run, damaged } = openDatabase(file)
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
			await lease('check', 'check', checkLife)
		},
		close: () => {
			stopSweeping()
			closeDatabase(db)
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

function closeDatabase(db: Database.Database) {
	emptyJournal(db)
	db.close()
}

function openDatabase(file: string) {
	try {
		makePrivateFolder(dirname(file))
		makePrivateDatabase(file)
		const db = new Database(file)
		makeTables(db)
		requireIntact(db)
		const run = prepare(db)
		db.exec(`PRAGMA busy_timeout = ${lockTimeout}`)
		return { db, run, damaged: createDamageWatch(file) }
	} catch (cause) {
		throw new StoreUnavailable(`DATA_DIR: ${file} can't be used: ${describeReason(cause)}`, { cause })
	}
}

/** Another process may create the same file at this moment, which busy_timeout does not cover. */
function makeTables(db: Database.Database) {
	for (let attempt = 1; ; attempt++) {
		try {
			// Incremental vacuum must be set before the first page; removed content is overwritten.
			db.exec('PRAGMA busy_timeout = 10000; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA secure_delete = ON;')
			db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
			db.exec(schema)
			enableShrinking(db)
			return
		} catch (error) {
			if (attempt === openAttempts || !isBusy(error)) throw error
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50 * attempt)
		}
	}
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
			WHERE leases.holder = excluded.holder OR leases.expires <= ?`,
		),
		release: db.prepare('DELETE FROM leases WHERE owner = ? AND holder = ?'),
	}
}

function isNamed(row: unknown): row is { name: string } {
	return typeof row === 'object' && row !== null && 'name' in row
}

/** The driver adds a member to rows. */
function isRecord(row: unknown): row is StoredRecord {
	return typeof row === 'object' && row !== null && 'version' in row && 'value' in row && 'expires' in row
}
