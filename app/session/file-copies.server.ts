import { existsSync, renameSync, rmSync } from 'node:fs'
import Database from 'libsql'
import type { RecordSource, RecordTarget, StoredRow } from './record-copies'
import { isRecord, locateSessionFile, openSessionFile } from './session-file.server'
import { describeReason, isBusy, requireIntact, runInTransaction } from './sqlite.server'
import { StoreUnavailable } from './store.server'

const rowsPerPage = 500
const now = () => Date.now()

/** @throws Error when there is no file, or a process has it open */
export function openFileSource(dataDir: string): RecordSource & { close: () => void } {
	const file = locateSessionFile(dataDir)
	if (!existsSync(file)) throw new Error(`DATA_DIR: ${file} is missing`)
	const db = openAlone(file)
	const find = db.prepare('SELECT * FROM records WHERE owner = ? AND name = ? AND expires > ?')
	const list = db.prepare(
		`SELECT * FROM records WHERE (owner, name) > (?, ?) AND expires > ? ORDER BY owner, name LIMIT ${rowsPerPage}`,
	)
	return {
		place: file,
		now,
		read: (owner, name) => Promise.resolve([find.get(owner, name, now())].find(isRecord)),
		async *pages() {
			for (let last = { owner: '', name: '' }; ;) {
				const page: unknown[] = list.all(last.owner, last.name, now())
				const rows = page.filter(isRow)
				yield rows
				const end = rows.at(-1)
				if (!end) return
				last = end
			}
		},
		close: () => void db.close(),
	}
}

/** Records are written to a file beside it, which `finish` renames. @throws Error when the file is there */
export function openFileTarget(dataDir: string): RecordTarget & { finish: () => void; abandon: () => void } {
	const file = locateSessionFile(dataDir)
	const part = `${file}.part`
	if (existsSync(file)) throw new Error(`DATA_DIR: ${file} is there already; set it aside first`)
	removeFile(part)
	const db = openSessionFile(part)
	const insert = db.prepare(
		'INSERT OR IGNORE INTO records (owner, name, version, value, expires) VALUES (?, ?, ?, ?, ?)',
	)
	const put = ({ owner, name, version, value, expires }: StoredRow) =>
		insert.run(owner, name, version, value, expires).changes
	return {
		now,
		requireEmpty: () => Promise.resolve(),
		put: async (rows) => runInTransaction(db, () => rows.reduce((count, row) => count + put(row), 0)),
		finish() {
			// Without a journal, which has the name of the file.
			db.exec('PRAGMA journal_mode = DELETE')
			db.close()
			renameSync(part, file)
		},
		abandon() {
			db.close()
			removeFile(part)
		},
	}
}

/** Opens the file as the only process: each open connection shares a lock. */
function openAlone(file: string) {
	try {
		const db = new Database(file)
		db.exec('PRAGMA locking_mode = EXCLUSIVE')
		requireIntact(db)
		return db
	} catch (cause) {
		const reason = isBusy(cause) ? 'it is in use; stop the portal first' : describeReason(cause)
		throw new StoreUnavailable(`DATA_DIR: ${file} can't be used: ${reason}`, { cause })
	}
}

function removeFile(file: string) {
	for (const path of [file, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true })
}

function isRow(row: unknown): row is StoredRow {
	return isRecord(row) && 'owner' in row && 'name' in row
}
