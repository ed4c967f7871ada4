import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { request } from 'undici'
import { startPortal, type TestPortal } from '../support/portal'
import { signIn } from '../support/sign-in'
import type { ReportLine } from './large-dossier'
import { readRss, startBenchApi } from './processes'
import { judge } from './results'

interface BurstAnswer {
	status: number
	ms: number
}

const pages = 2_000
/** Connections before the burst; each requests the next page after its answer. */
const calm = 10
const calmSeconds = 8
const probeEvery = 20

/** Measures 2,000 pages at once: admitted and refused requests, and health checks meanwhile. */
export async function measureBurst(note: ReportLine): Promise<void> {
	const api = await startBenchApi('forty')
	const env = { RATE_LIMITS: 'on', LIMIT_GETS: '1000000/1m', LIMIT_LOGIN: '1000/1m' }
	const portal = await startPortal({ apiUrl: api.url, env: { ...env, HOST_BRANCHES: 'localhost=noord' } })
	try {
		await burst(portal, '/', '', note)
		const { visitor } = await signIn(portal.url)
		await burst(portal, '/dashboard', visitor.cookies.header('/dashboard') ?? '', note)
	} finally {
		await portal.close()
		await api.stop()
	}
}

/** `node tests/support/run.js tests/bench/burst.ts` runs this part alone. */
export async function main(): Promise<void> {
	await measureBurst((name, value, bound) => {
		const { reached, target } = judge(value, bound)
		console.log(`${reached ? 'reached' : 'MISSED '}  ${name}: ${value.toFixed(1)} (${target})`)
		if (!reached) process.exitCode = 1
	})
}

async function burst(portal: TestPortal, path: string, cookie: string, note: ReportLine) {
	const url = portal.url + path
	const quiet = await measureCalm(url, cookie)
	const before = readRss(portal.pid)
	const probe = probeHealth(portal)
	const answers = await ask(url, cookie)
	const { health, rss } = await probe.stop()
	const served = timesOf(answers, ({ status }) => status === 200)
	const refused = timesOf(answers, ({ status }) => status === 503)
	const others = answers.length - served.length - refused.length
	console.log(
		`${path}: ${served.length} × 200 in ${at(served, 0.5)} (p50), ${at(served, 0.99)} (p99), ` +
			`${refused.length} × 503 in ${at(refused, 0.5)} (p50), ${at(refused, 1)} (last); ${others} others; ` +
			`quiet p50 ${quiet.p50}, p99 ${quiet.p99}; memory ${before.toFixed(0)} → ${rss.toFixed(0)} MB; ` +
			`healthz p99 ${at(health, 0.99)} of ${health.length} (ms)`,
	)
	note(`burst of ${path}: neither 200 nor 503`, others, { atMost: 0 })
	note(`burst of ${path}: answered 200`, served.length, { atLeast: 20 })
	if (refused.length > 0) {
		note(`burst of ${path}: half of the refusals within`, at(refused, 0.5), { atMost: 250, unit: 'ms' })
		note(`burst of ${path}: all refusals within`, at(refused, 1), { atMost: 1_000, unit: 'ms' })
	}
	note(`burst of ${path}: p99 of who is let in, times the quiet p99`, at(served, 0.99) / quiet.p99, {
		atMost: 3,
		unit: '×',
	})
	note(`burst of ${path}: p99 of /healthz`, at(health, 0.99), { atMost: 1_000, unit: 'ms' })
	note(`burst of ${path}: memory above before`, rss - before, { atMost: 150, unit: 'MB' })
	await wait(2_000)
}

async function measureCalm(url: string, cookie: string) {
	const headers = {
		'user-agent': 'Mozilla/5.0 Chrome/141',
		'accept-encoding': 'br',
		...(cookie && { cookie }),
	}
	await autocannon({ url, headers, connections: calm, duration: 3 })
	const { latency, non2xx } = await autocannon({ url, headers, connections: calm, duration: calmSeconds })
	if (non2xx > 0) throw new Error(`${url}: ${non2xx} were refused in the quiet`)
	return latency
}

async function ask(url: string, cookie: string) {
	const [runner, script] = ['../support/run.js', 'burst-load.ts'].map((file) =>
		resolve(import.meta.dirname, file),
	)
	const args = [runner ?? '', script ?? '', url, String(pages), cookie]
	const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
	const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
	return JSON.parse(printed) as BurstAnswer[]
}

/** Requests health repeatedly, each time on a new connection, and records the memory. */
function probeHealth({ url, pid }: TestPortal) {
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

function timesOf(answers: BurstAnswer[], which: (answer: BurstAnswer) => boolean) {
	return answers
		.filter(which)
		.map(({ ms }) => ms)
		.toSorted((one, other) => one - other)
}

/** Quantile of sorted values. */
function at(sorted: number[], share: number) {
	return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)
}
