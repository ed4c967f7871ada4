import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import type Database from 'libsql'
import { getLogger } from '#app/config/log.server'
import { findErrorCode } from '#app/lib/error-code'
import { StoreUnavailable } from './store.server'

/** What one try may hold the loop, in milliseconds. */
export const lockTimeout = 50
/** In all, for a process that holds the lock long. */
const mostPatience = 3_000

const unusable = /^SQLITE_(PROTOCOL|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|NOMEM)/

function codeOf(error: unknown) {
	return error instanceof Error ? (findErrorCode(error) ?? '') : ''
}

/** Whether another connection has the lock. */
export function isBusy(error: unknown) {
	return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))
}

/** The error as a store throws it; it names the file, for whoever must repair it. */
function describeFault(error: unknown, file: string) {
	if (!unusable.test(codeOf(error))) return error
	const reason = error instanceof Error ? error.message : ''
	return new StoreUnavailable(`${file} can't be used: ${reason} (${codeOf(error)})`, { cause: error })
}

/**
 * Ways to run work on a database, which is synchronous; where another process holds the lock it is tried again off the
 * loop, in the order of asking and one at a time. Both throw StoreUnavailable when it can't be done.
 */
export function createBusyRetry(file: string) {
	let line: Promise<unknown> = Promise.resolve()
	let waiting = 0
	let isLocked = false

	function attempt<T>(work: () => T): { done: T } | undefined {
		try {
			const done = work()
			isLocked = false
			return { done }
		} catch (error) {
			isLocked = isBusy(error)
			if (!isLocked) throw describeFault(error, file)
			return undefined
		}
	}

	async function keepTrying<T>(work: () => T, tooLate: number): Promise<T> {
		for (;;) {
			if (performance.now() > tooLate) throw new StoreUnavailable(`${file} is locked by another process`)
			await (isLocked ? wait(lockTimeout * (0.5 + Math.random())) : immediate())
			const found = attempt(work)
			if (found) return found.done
		}
	}

	function queue<T>(work: () => T): Promise<T> {
		const tooLate = performance.now() + mostPatience
		waiting += 1
		const turn = line.then(() => keepTrying(work, tooLate)).finally(() => (waiting -= 1))
		line = turn.catch(() => undefined)
		return turn
	}

	async function run<T>(work: () => T, atOnce: boolean) {
		const found = atOnce ? attempt(work) : undefined
		return found ? found.done : queue(work)
	}

	return {
		/** Readers wait for nobody. */
		read: <T>(work: () => T) => run(work, true),
		write: <T>(work: () => T) => run(work, waiting === 0),
	}
}

/** Work in one transaction that has the write lock from its beginning. The driver's own hides why a full disk refuses. */
export function runInTransaction<T>(db: Database.Database, work: () => T): T {
	db.exec('BEGIN IMMEDIATE')
	try {
		const done = work()
		db.exec('COMMIT')
		return done
	} catch (error) {
		if (db.inTransaction) db.exec('ROLLBACK')
		throw error
	}
}

/** The number that a pragma returns. */
export function readPragma(db: Database.Database, name: string): number {
	const row: unknown = db.prepare(`PRAGMA ${name}`).get()
	return typeof row === 'object' && row !== null ? Number(Reflect.get(row, name)) : NaN
}

/** A file beyond this (bytes) is not rewritten at a start. */
const mostToRewrite = 200_000_000

/**
 * Lets a file shrink when rows are removed. A file of an older build is rewritten once for it, where it is small enough and no
 * other process keeps it busy.
 */
export function enableShrinking(db: Database.Database, most = mostToRewrite) {
	db.exec('PRAGMA auto_vacuum = INCREMENTAL')
	const size = readPragma(db, 'page_count') * readPragma(db, 'page_size')
	if (readPragma(db, 'auto_vacuum') !== 0 || size >= most) return
	try {
		// In memory the copy would double the size of the process.
		db.exec('PRAGMA temp_store = FILE; VACUUM; PRAGMA temp_store = DEFAULT')
	} catch (error) {
		getLogger().warn({ code: codeOf(error) }, 'the database file was not rewritten')
	}
}

/** Moves what was written beside the database file into it, so that the file alone is a copy. */
export function emptyJournal(db: Database.Database) {
	try {
		db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
	} catch (error) {
		getLogger().warn({ code: codeOf(error) }, 'the journal was not moved into the database')
	}
}
