import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { readRss } from './processes'

export interface BurstAnswer {
	status: number
	ms: number
}

/** Milliseconds. */
const probeEvery = 20

/** Requests a page many times at once, from a process of its own. */
export async function sendBurst(url: string, pages: number, cookie = ''): Promise<BurstAnswer[]> {
	const [runner, script] = ['../run/run.js', 'burst-load.ts'].map((file) =>
		resolve(import.meta.dirname, file),
	)
	const args = [runner ?? '', script ?? '', url, String(pages), cookie]
	const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
	const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
	return JSON.parse(printed) as BurstAnswer[]
}

/** Requests health repeatedly, each time on a new connection, and records the memory. */
export function probeHealth({ url, pid }: { url: string; pid: number }) {
	const stopping = new AbortController()
	const health: number[] = []
	let rss = 0
	const running = (async () => {
		while (!stopping.signal.aborted) {
			const started = performance.now()
			const { statusCode, body } = await request(`${url}/healthz`, { reset: true })
			await body.dump()
			health.push(statusCode === 200 ? performance.now() - started : Infinity)
			rss = Math.max(rss, readRss(pid))
			await wait(probeEvery)
		}
	})()
	return {
		stop: async () => {
			stopping.abort()
			await running
			return { health: health.toSorted((one, other) => one - other), rss }
		},
	}
}
