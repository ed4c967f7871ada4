import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { findProgram } from './find-program'
import { findFreePort } from './listen'

const startLimit = 10_000

export interface TestRedis {
	/** Value of REDIS_URL. */
	url: string
	/** Adds a plain value beside the portal's own. */
	plant(key: string, value: string): Promise<void>
	keys(): Promise<string[]>
	/** Every key, field and value in Redis's dump format, uncompressed. */
	dump(): Promise<Buffer>
	/** Stops Redis until `start`. It loses its data unless the settings say otherwise. */
	stop(): Promise<void>
	/** Kills Redis without a shutdown. */
	kill(): Promise<void>
	start(): Promise<void>
	/** Suspends the process until `resume`; connections stay open. */
	pause(): void
	resume(): void
	/** Lets this time (ms) pass for all stored records. */
	age(time: number): Promise<void>
	/** `maxmemory`, `min-replicas-to-write` and so on. */
	configure(name: string, value: string): Promise<void>
	/** Sends a command. */
	send(...command: string[]): Promise<unknown>
	close(): Promise<void>
}

export function hasRedis(): boolean {
	return Boolean(findProgram('redis-server'))
}

/**
 * Starts Debian's Redis on a free port and waits for it. It is in memory only, unless `settings` say otherwise, and
 * starts with the data of `dumped`.
 */
export async function startRedis(dumped?: Buffer, settings: Record<string, string> = {}): Promise<TestRedis> {
	const program = findProgram('redis-server')
	if (!program) throw new Error('redis-server is missing: run tests/browsers/ensure-browsers.ts')
	const folder = await mkdtemp(join(tmpdir(), 'portal-redis-'))
	const saved = join(folder, 'dump.rdb')
	if (dumped) await writeFile(saved, dumped)
	const port = await findFreePort()
	const inMemory = { save: '', appendonly: 'no', rdbcompression: 'no' }
	const options = { port, bind: '127.0.0.1', dir: folder, ...inMemory, ...settings }
	const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
	const url = `redis://127.0.0.1:${port}`
	let end: (by: NodeJS.Signals) => Promise<void> = () => Promise.resolve()
	let signal: (name: NodeJS.Signals) => void = () => undefined
	let client = newClient(url)

	async function start() {
		const child = spawn(program ?? '', args, { stdio: 'ignore' })
		const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()))
		client = newClient(url)
		signal = (name) => void child.kill(name)
		end = async (by) => {
			client.destroy()
			signal('SIGCONT')
			signal(by)
			await ended
			end = () => Promise.resolve()
		}
		const answered = client.connect().then(() => client.ping())
		const inTime = await Promise.race([answered, ended, wait(startLimit, undefined, { ref: false })])
		if (inTime !== 'PONG') throw new Error(`Redis did not answer at ${url}`)
		// A restart begins without data.
		await rm(saved, { force: true })
	}

	async function close() {
		await end('SIGTERM')
		await rm(folder, { recursive: true, force: true })
	}

	await start().catch(async (error: unknown) => {
		await close()
		throw error
	})
	return {
		url,
		plant: async (key, value) => void (await client.set(key, value)),
		keys: () => client.keys('*'),
		dump: async () => {
			await client.sendCommand(['SAVE'])
			const bytes = await readFile(saved)
			await rm(saved)
			return bytes
		},
		stop: () => end('SIGTERM'),
		kill: () => end('SIGKILL'),
		start,
		pause: () => signal('SIGSTOP'),
		resume: () => signal('SIGCONT'),
		age: (time) => ageRecords(client, time),
		configure: async (name, value) => void (await client.configSet(name, value)),
		send: (...command) => client.sendCommand(command),
		close,
	}
}

/** The clock of Redis cannot be moved, so the stored times are. */
async function ageRecords(client: ReturnType<typeof newClient>, time: number) {
	for (const key of await client.keys('portal:*')) {
		if ((await client.type(key)) === 'hash') await ageFields(client, key, time)
		const ends = await client.pExpireTime(key)
		if (ends > 0) await client.pExpireAt(key, ends - time)
	}
}

async function ageFields(client: ReturnType<typeof newClient>, key: string, time: number) {
	for (const [name, field] of Object.entries(await client.hGetAll(key))) {
		const [, version, expires, value] = /^(\d+) (\d+) (.*)$/s.exec(field) ?? []
		await client.hSet(key, name, `${version} ${Number(expires) - time} ${value}`)
	}
}

function newClient(url: string) {
	const client = createClient({ url, socket: { reconnectStrategy: 50 } })
	client.on('error', () => undefined)
	return client
}
