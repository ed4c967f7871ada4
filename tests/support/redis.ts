import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { findProgram } from './find-program'
import { findFreePort } from './listen'

const startLimit = 10_000

export interface TestRedis {
	/** As REDIS_URL. */
	url: string
	/** Puts a plain value beside the portal's own. */
	plant(key: string, value: string): Promise<void>
	/** Every key, field and value as Redis would save them, uncompressed. */
	dump(): Promise<Buffer>
	close(): Promise<void>
}

export function hasRedis(): boolean {
	return Boolean(findProgram('redis-server'))
}

/** Debian's Redis on a free port, in memory only, answering when this resolves. */
export async function startRedis(): Promise<TestRedis> {
	const program = findProgram('redis-server')
	if (!program) throw new Error('redis-server is missing: run tests/support/ensure-browsers.ts')
	const folder = await mkdtemp(join(tmpdir(), 'portal-redis-'))
	const port = await findFreePort()
	const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', rdbcompression: 'no' }
	const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
	const child = spawn(program, args, { stdio: 'ignore' })
	const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()))
	const url = `redis://127.0.0.1:${port}`
	const client = createClient({ url, socket: { reconnectStrategy: 50 } })
	client.on('error', () => undefined)

	async function close() {
		client.destroy()
		child.kill('SIGTERM')
		await ended
		await rm(folder, { recursive: true, force: true })
	}

	const answered = client.connect().then(() => client.ping())
	const inTime = await Promise.race([answered, ended, wait(startLimit, undefined, { ref: false })])
	if (inTime !== 'PONG') {
		await close()
		throw new Error(`Redis did not answer at ${url}`)
	}
	return {
		url,
		plant: async (key, value) => void (await client.set(key, value)),
		dump: async () => {
			await client.sendCommand(['SAVE'])
			return readFile(join(folder, 'dump.rdb'))
		},
		close,
	}
}
