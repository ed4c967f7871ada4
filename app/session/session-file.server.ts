import { dirname, join, resolve } from 'node:path'
import Database from 'libsql'
import { makePrivateDatabase, makePrivateFolder } from '#app/lib/private-files.server'
import { describeReason, emptyJournal, enableShrinking, isBusy, requireIntact } from './sqlite.server'
import { StoreUnavailable, type StoredRecord } from './store.server'

const schema = `
	CREATE TABLE IF NOT EXISTS records (
		owner TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL, value TEXT NOT NULL, expires INTEGER NOT NULL,
		PRIMARY KEY (owner, name)
	) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS destroyed (owner TEXT PRIMARY KEY, expires INTEGER NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS leases (owner TEXT PRIMARY KEY, holder TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS records_expire ON records (expires);
	CREATE INDEX IF NOT EXISTS records_names ON records (owner, expires, name);
	CREATE INDEX IF NOT EXISTS destroyed_expire ON destroyed (expires);
	CREATE INDEX IF NOT EXISTS leases_expire ON leases (expires);
`
const openAttempts = 10

export function locateSessionFile(dataDir: string) {
	return join(resolve(dataDir), 'sessions.db')
}

/** Opens or creates the database of the file store. @throws StoreUnavailable */
export function openSessionFile(file: string) {
	try {
		makePrivateFolder(dirname(file))
		makePrivateDatabase(file)
		const db = new Database(file)
		makeTables(db)
		requireIntact(db)
		return db
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

export function closeSessionFile(db: Database.Database) {
	emptyJournal(db)
	db.close()
}

/** The driver adds a member to rows. */
export function isRecord(row: unknown): row is StoredRecord {
	return typeof row === 'object' && row !== null && 'version' in row && 'value' in row && 'expires' in row
}
