import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Storage } from './cluster'
import type { Work } from './store-worker'

const root = resolve(import.meta.dirname, '../..')
const sessionSecret = 'only for the stress proofs: the same for every worker'

/** Starts store-worker.ts on the storage; `run` returns its result. */
export async function startWorker(storage: Pick<Storage, 'dataDir' | 'env'>, task: 'write' | 'read') {
	const child = spawn(process.execPath, ['tests/run/run.js', 'tests/stress/store-worker.ts', task], {
		cwd: root,
		env: {
			PATH: process.env.PATH ?? '',
			NODE_ENV: 'production',
			DATA_DIR: storage.dataDir,
			SESSION_SECRET: sessionSecret,
			...storage.env,
		},
		stdio: ['pipe', 'pipe', 'inherit'],
	})
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
	const readLine = async () => {
		const { value, done } = await lines.next()
		if (done) throw new Error(`The worker ended without an answer: ${child.exitCode ?? 'killed'}`)
		return value
	}
	while ((await readLine()) !== 'ready');
	return {
		run: async (work: Work) => {
			child.stdin.end(`${JSON.stringify(work)}\n`)
			return JSON.parse(await readLine()) as unknown
		},
	}
}
