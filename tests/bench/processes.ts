import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findFreePort } from '../support/listen'

export interface Running {
	child: ChildProcess
	pid: number
	stop(): Promise<void>
}

/** Starts Node and waits for a line that contains `ready`. */
export async function startNode(
	args: string[],
	env: Record<string, string>,
	ready: string,
): Promise<Running> {
	const child = spawn(process.execPath, args, {
		env: { ...process.env, NODE_ENV: 'production', ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	let printed = ''
	await new Promise<void>((resolve, reject) => {
		child.stdout.on('data', (chunk: Buffer) => {
			if (printed.includes(ready)) return
			printed += chunk.toString()
			if (printed.includes(ready)) resolve()
		})
		child.once('exit', () => reject(new Error(`${args.join(' ')} ended early:\n${printed}`)))
	})
	return {
		child,
		pid: child.pid ?? 0,
		stop: async () => {
			child.kill('SIGTERM')
			await ended
		},
	}
}

/** Starts bench-api.ts in a process of its own, with a dossier of this size, or with the population. */
export async function startBenchApi(size: 'plain' | 'forty' | 'large' | 'population') {
	const port = await findFreePort()
	const url = `http://127.0.0.1:${port}`
	const runner = resolve(import.meta.dirname, '../run/run.js')
	const script = resolve(import.meta.dirname, 'bench-api.ts')
	return { ...(await startNode([runner, script, String(port), size], {}, url)), url }
}

/** Resident memory of a process in MB. */
export function readRss(pid: number): number {
	const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
	return Number(kilobytes) / 1024
}

/** Growth of a process's memory, in MB, while the work runs. */
export async function measureGrowth(pid: number, work: () => Promise<void>): Promise<number> {
	const before = readRss(pid)
	let most = before
	const timer = setInterval(() => (most = Math.max(most, readRss(pid))), 10)
	await work().finally(() => clearInterval(timer))
	return Math.max(most, readRss(pid)) - before
}

export function computeMedian(values: number[]): number {
	const sorted = values.toSorted((one, other) => one - other)
	return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
