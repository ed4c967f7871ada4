import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type Database from 'libsql'
import { getLogger } from '#app/config/log.server'
import { emptyJournal, lockTimeout, readPragma, runInTransaction } from './sqlite.server'

const sweepEvery = 10 * 60_000
/** Shorter than the interval: the last sweeper renews it, and another process takes over when that one has ended. */
const leaseLife = 9 * 60_000
const rowsPerTurn = 200
const bytesPerTurn = 1_000_000
const pagesPerTurn = 200

interface SweepInput {
	db: Database.Database
	/** Runs work when no other process has the lock. */
	write: <T>(work: () => T) => Promise<T>
	/** False while another process has it. */
	takeLease: (holder: string, life: number) => boolean
	now: () => number
}

const endless = 8_640_000_000_000_000
/** Milliseconds that the bound of the sweep moves in one of the process. */
const pace = 2

/**
 * The time (ms) until which expired rows are removed. It follows the clock at twice the pace of this process: a start with a
 * clock that is weeks ahead removes nothing that a right one would keep.
 */
function createBound(db: Database.Database, now: () => number) {
	const find = db.prepare("SELECT holder AS until FROM leases WHERE owner = 'swept'")
	const note = db.prepare("INSERT OR REPLACE INTO leases VALUES ('swept', ?, ?)")
	let last = performance.now()
	return () => {
		const passed = performance.now() - last
		last += passed
		const row: unknown = find.get()
		const before = isBound(row) ? Number(row.until) : now()
		const until = Math.min(now(), Math.round(before + pace * passed))
		note.run(String(until), endless)
		return until
	}
}

function isBound(row: unknown): row is { until: string } {
	return typeof row === 'object' && row !== null && 'until' in row
}

/**
 * Removes expired rows now and every ten minutes, in the process that holds the lease. Each step is a short
 * transaction, and the event loop runs between two steps. Then the file shrinks and the journal is emptied.
 */
export function startSweeping(input: SweepInput) {
	const steps = prepareSteps(input)
	let isStopped = false
	let isRunning = false

	/** Repeats a step until it is done, or another process sweeps. */
	async function repeat(step: () => boolean) {
		for (let hasMore = true; hasMore;) {
			await nextTurn()
			hasMore = await input.write(() => !isStopped && step())
		}
	}

	async function sweep() {
		if (isRunning) return
		isRunning = true
		try {
			for (const step of steps) await repeat(step)
		} catch (error) {
			logFailure(error)
		} finally {
			isRunning = false
		}
	}

	void sweep()
	const timer = setInterval(() => void sweep(), sweepEvery).unref()
	return () => {
		isStopped = true
		clearInterval(timer)
	}
}

/** Each step returns whether to repeat it. */
function prepareSteps({ db, takeLease, now }: SweepInput) {
	const holder = randomUUID()
	const isHolder = () => takeLease(holder, leaseLife)
	const asHolder = (work: () => boolean) => () => runInTransaction(db, () => isHolder() && work())
	const moveBound = createBound(db, now)
	let until = 0
	const begin = asHolder(() => {
		until = moveBound()
		return false
	})
	const removals = ['records', 'destroyed', 'leases'].map((table) =>
		asHolder(prepareRemoval(db, table, () => until)),
	)
	let hasWarned = false
	const shrink = asHolder(() => freePages(db))
	const finish = () => {
		if (!isHolder()) return false
		if (!hasWarned && readPragma(db, 'auto_vacuum') === 0) warnOfSize()
		hasWarned = true
		truncateJournal(db)
		return false
	}
	return [begin, ...removals, shrink, finish]
}

/** Fewer rows at a time when they are large, because their pages are overwritten. */
function prepareRemoval(db: Database.Database, table: string, until: () => number) {
	const isOfRecords = table === 'records'
	const [name, bytes] = isOfRecords ? ['name', 'octet_length(value)'] : ["''", '0']
	const find = db.prepare(
		`SELECT owner, ${name} AS name, ${bytes} AS bytes FROM ${table} WHERE expires <= ? LIMIT ${rowsPerTurn}`,
	)
	const remove = db.prepare(`DELETE FROM ${table} WHERE owner = ? AND ${name} = ?`)
	return () => {
		const rows: unknown[] = find.all(until())
		let size = 0
		for (const row of rows.filter(isExpiredRow)) {
			if (size > bytesPerTurn) return true
			size += row.bytes
			remove.run(row.owner, row.name)
		}
		return rows.length === rowsPerTurn
	}
}

interface ExpiredRow {
	owner: string
	name: string
	bytes: number
}

function isExpiredRow(row: unknown): row is ExpiredRow {
	return typeof row === 'object' && row !== null && 'owner' in row && 'name' in row && 'bytes' in row
}

/** Returns unused pages at the end of the file to the disk; true while there are more. */
function freePages(db: Database.Database) {
	const before = readPragma(db, 'freelist_count')
	if (before === 0) return false
	db.exec(`PRAGMA incremental_vacuum(${pagesPerTurn})`)
	const after = readPragma(db, 'freelist_count')
	return after > 0 && after < before
}

/** The journal holds bytes from before they were overwritten. It is skipped while another process reads. */
function truncateJournal(db: Database.Database) {
	db.exec('PRAGMA busy_timeout = 0')
	try {
		emptyJournal(db)
	} finally {
		db.exec(`PRAGMA busy_timeout = ${lockTimeout}`)
	}
}

function warnOfSize() {
	getLogger().warn('the file of the sessions does not shrink: see the RUNBOOK')
}

function logFailure(error: unknown) {
	getLogger().warn(
		{ fault: error instanceof Error ? error.message : undefined },
		'old records were not removed',
	)
}
