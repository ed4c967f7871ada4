import { createInterface } from 'node:readline'
import { getSessionStore } from '#app/session/current-store.server'
import type { SessionStore } from '#app/session/store.server'

/** The little of the session store that the proof of the writers needs, whatever else it can do. */
interface RecordStore {
	read: (owner: string, name: string) => Promise<{ version: number; value: unknown } | undefined>
	write: SessionStore['write']
}

/** What a worker is told by its parent, and what it tells when it is done. */
export interface Work {
	owner: string
	/** Numbers of the writers that run in this process, each with a record of its own. */
	writers: number[]
	rounds: number
}

export interface Done {
	/** Writes of own records, and how many of those the store did not take. */
	written: number
	refused: number
	/** Writes that were tried again because the file was locked for too long: told by an error, so not lost. */
	busy: number
	/** Entries made in the one record that all writers share. */
	shared: number
}

const hour = 3600_000

/** A process that shares the store: `write` does a Work from standard input, `read` tells the records of an owner. */
export async function main([task = '']: string[]): Promise<void> {
	const store = patient(await Promise.resolve<RecordStore>(getSessionStore()))
	tell('ready')
	for await (const line of createInterface({ input: process.stdin })) {
		const work = JSON.parse(line) as Work
		tell(JSON.stringify(task === 'write' ? await writeAll(store, work) : await readAll(store, work)))
		process.exit(0)
	}
}

let busy = 0

/** The store, tried again where four processes keep one file locked for longer than it waits. */
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

/** How many writes were refused; every tenth round adds to the shared record too. */
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

/** The last value of each writer, and the entries of the shared record. */
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

function tell(line: string) {
	process.stdout.write(`${line}\n`)
}
