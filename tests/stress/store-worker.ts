import { createInterface } from 'node:readline'
import { getSessionStore } from '#app/session/current-store.server'
import type { SessionStore } from '#app/session/store.server'

/** Members of the session store that this test uses. */
interface RecordStore {
	read: (owner: string, name: string) => Promise<{ version: number; value: unknown } | undefined>
	write: SessionStore['write']
}

export interface Work {
	owner: string
	/** Numbers of the writers in this process, each with its own record. */
	writers: number[]
	rounds: number
}

export interface Done {
	/** Number of writes to own records, and of those that the store refused. */
	written: number
	refused: number
	/** Number of repeated writes after a lock time-out, which is an error and not a loss. */
	busy: number
	/** Number of entries in the record that all writers share. */
	shared: number
}

const hour = 3600_000

// Opened while modules still load: after that the runner of the tests imports none, and Redis's client comes on demand.
getSessionStore()
await import('#app/session/redis.server')

/** A process that shares the store: `write` does a Work from standard input, `read` prints the records of an owner. */
export async function main([task = '']: string[]): Promise<void> {
	const store = patient(await Promise.resolve<RecordStore>(getSessionStore()))
	printLine('ready')
	for await (const line of createInterface({ input: process.stdin })) {
		const work = JSON.parse(line) as Work
		printLine(JSON.stringify(task === 'write' ? await writeAll(store, work) : await readAll(store, work)))
		process.exit(0)
	}
}

let busy = 0

/** Repeats a call when four processes lock the file for longer than the store waits. */
function patient(store: RecordStore): RecordStore {
	const write: RecordStore['write'] = async (...args) => {
		try {
			return await store.write(...args)
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error
			busy += 1
			return write(...args)
		}
	}
	return { read: (owner, name) => store.read(owner, name), write }
}

async function writeAll(store: RecordStore, { owner, writers, rounds }: Work): Promise<Done> {
	const all = await Promise.all(writers.map((writer) => writeRounds(store, owner, writer, rounds)))
	const refused = all.reduce((sum, one) => sum + one, 0)
	return {
		written: writers.length * rounds,
		refused,
		busy,
		shared: writers.length * scaleSharedRounds(rounds),
	}
}

/** Number of refused writes; every tenth round also writes the shared record. */
async function writeRounds(store: RecordStore, owner: string, writer: number, rounds: number) {
	let refused = 0
	for (let round = 1; round <= rounds; round += 1) {
		const before = await store.read(owner, recordOf(writer))
		const value = JSON.stringify({ writer, round })
		const record = { value, expected: before?.version ?? 0, expires: Date.now() + hour }
		if (!(await store.write(owner, recordOf(writer), record))) refused += 1
		if (round % 10 === 0) await addToShared(store, owner, `${writer}.${round}`)
	}
	return refused
}

async function addToShared(store: RecordStore, owner: string, entry: string) {
	for (;;) {
		const before = await store.read(owner, 'shared')
		const entries = [before?.value ?? []].flatMap((text) => (typeof text === 'string' ? text.split(' ') : []))
		const value = [...entries, entry].join(' ')
		const record = { value, expected: before?.version ?? 0, expires: Date.now() + hour }
		if (await store.write(owner, 'shared', record)) return
	}
}

/** Last value of each writer, and entries of the shared record. */
async function readAll(store: RecordStore, { owner, writers }: Work): Promise<unknown> {
	const records = await Promise.all(writers.map((writer) => store.read(owner, recordOf(writer))))
	const shared = await store.read(owner, 'shared')
	return { own: records.map((record) => record?.value), shared: shared?.value }
}

export function scaleSharedRounds(rounds: number): number {
	return Math.floor(rounds / 10)
}

function recordOf(writer: number) {
	return `writer-${writer}`
}

function printLine(line: string) {
	process.stdout.write(`${line}\n`)
}
