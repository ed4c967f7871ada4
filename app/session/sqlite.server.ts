import { statSync } from 'node:fs'
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import type Database from 'libsql'
import { getLogger } from '#app/config/log.server'
import { findErrorCode } from '#app/lib/error-code'
import { StoreUnavailable } from './store.server'

/** Milliseconds that one attempt may block the event loop. */
export const lockTimeout = 50
/** Milliseconds in all, for a process that holds the lock long. */
const mostPatience = 3_000

const unusable = /^SQLITE_(PROTOCOL|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|NOMEM)/

const damage = /^SQLITE_(CORRUPT|NOTADB)/
const damageHint = 'see "A damaged sessions.db" in .github/RUNBOOK.md'
/** Milliseconds between two lines about a damaged file. */
const damageEvery = 60_000

function isDamage(error: unknown) {
	return damage.test(codeOf(error))
}

/** What is wrong with the file, for the operator. */
export function describeReason(error: unknown) {
	const reason = error instanceof Error ? error.message : ''
	return isDamage(error) ? `${reason} (${codeOf(error)}): ${damageHint}` : reason
}

function codeOf(error: unknown) {
	return error instanceof Error ? (findErrorCode(error) ?? '') : ''
}

export function isBusy(error: unknown) {
	return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))
}

/** A file or journal that was removed or replaced takes writes until its last reader closes it, then they are lost. */
export function createFileWatch(file: string) {
	const watched = [file, `${file}-wal`].map((name) => ({ name, opened: identify(name) }))
	/** @throws StoreUnavailable */
	return () => {
		for (const one of watched) one.opened ??= identify(one.name)
		const gone = watched.find(({ name, opened }) => identify(name) !== opened)
		if (gone === undefined) return
		throw new StoreUnavailable(
			`${gone.name} was removed or replaced while the portal uses it: start it again`,
		)
	}
}

/** Files of two disks may have one number. */
function identify(name: string) {
	const found = statSync(name, { throwIfNoEntry: false })
	return found && `${found.dev}:${found.ino}`
}

/** Includes the file name, for the operator. */
function describeFault(error: unknown, file: string) {
	if (!unusable.test(codeOf(error))) return error
	const reason = isDamage(error) ? describeReason(error) : `${describeReason(error)} (${codeOf(error)})`
	return new StoreUnavailable(`${file} can't be used: ${reason}`, { cause: error })
}

/** Remembers damage until the process ends, and logs it once a minute. */
export function createDamageWatch(file: string) {
	let logged = -Infinity
	let found: unknown
	return {
		note(error: unknown) {
			if (!isDamage(error)) return
			found = error
			if (performance.now() - logged < damageEvery) return
			logged = performance.now()
			getLogger().error({ code: codeOf(error), file }, `sessions.db is damaged: ${damageHint}`)
		},
		/** A probe reads few pages, so damage elsewhere would stay hidden. @throws StoreUnavailable */
		requireNone() {
			if (found !== undefined) throw describeFault(found, file)
		},
	}
}

/**
 * Runs synchronous database work. While another process holds the lock, work is retried between turns of the event
 * loop, in order. Both throw StoreUnavailable.
 */
export function createBusyRetry(file: string, damaged = createDamageWatch(file)) {
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
			damaged.note(error)
			if (!isLocked) throw describeFault(error, file)
			return undefined
		}
	}

	async function keepTrying<T>(work: () => T, tooLate: number): Promise<T> {
		for (;;) {
			if (performance.now() > tooLate) throw new StoreUnavailable(`${file} is locked by another process`)
			await (isLocked ? wait(lockTimeout * (0.5 + Math.random())) : immediate())
			const attempted = attempt(work)
			if (attempted) return attempted.done
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
		const result = atOnce ? attempt(work) : undefined
		return result ? result.done : queue(work)
	}

	return {
		/** Readers do not queue. */
		read: <T>(work: () => T) => run(work, true),
		write: <T>(work: () => T) => run(work, waiting === 0),
	}
}

/** Takes the write lock at the beginning. The driver's own transactions hide why a full disk refuses. */
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

export function readPragma(db: Database.Database, name: string): number {
	const row: unknown = db.prepare(`PRAGMA ${name}`).get()
	return typeof row === 'object' && row !== null ? Number(Reflect.get(row, name)) : NaN
}

/** Bytes; larger files are neither checked nor rewritten at startup. */
const mostToRewrite = 200_000_000

/** Enables incremental vacuum. A file of an older build is rewritten once, if it is small and not locked. */
export function enableShrinking(db: Database.Database, most = mostToRewrite) {
	db.exec('PRAGMA auto_vacuum = INCREMENTAL')
	const size = readPragma(db, 'page_count') * readPragma(db, 'page_size')
	if (readPragma(db, 'auto_vacuum') !== 0 || size >= most) return
	try {
		// In memory, the copy would double the process size.
		db.exec('PRAGMA temp_store = FILE; VACUUM; PRAGMA temp_store = DEFAULT')
	} catch (error) {
		getLogger().warn({ code: codeOf(error) }, 'the database file was not rewritten')
	}
}

/** Reads the whole file, unless it is large. @throws an error as the driver's when it is damaged */
export function requireIntact(db: Database.Database, most = mostToRewrite) {
	if (readPragma(db, 'page_count') * readPragma(db, 'page_size') >= most) return
	const row: unknown = db.prepare('PRAGMA quick_check(1)').get()
	const found = typeof row === 'object' && row !== null ? String(Reflect.get(row, 'quick_check')) : ''
	if (found !== 'ok')
		throw Object.assign(new Error(found.split('\n', 1).join('')), { code: 'SQLITE_CORRUPT' })
}

/** Moves the journal into the database file, so that the file alone is a copy. */
export function emptyJournal(db: Database.Database) {
	try {
		db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
	} catch (error) {
		getLogger().warn({ code: codeOf(error) }, 'the journal was not moved into the database')
	}
}
