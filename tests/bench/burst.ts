import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startPortal, type TestPortal } from '../support/portal'
import { openOverview } from '../support/sign-in'
import { probeHealth, sendBurst, type BurstAnswer } from './burst-traffic'
import { measureCrowdedBurst } from './crowded-burst'
import type { ReportLine } from './large-dossier'
import { readRss, startBenchApi } from './processes'
import { judge } from './results'

const pages = 2_000
/** Connections before the burst; each requests the next page after its answer. */
const calm = 10
const calmSeconds = 8

/**
 * `node tests/run/run.js tests/bench/burst.ts` measures many pages at once: admitted and refused requests, and health
 * checks meanwhile. `calm` measures without other work, `crowded` beside busy processes.
 */
export async function main(parts: string[]): Promise<void> {
	const isAsked = (part: string) => parts.length === 0 || parts.includes(part)
	const api = await startBenchApi('forty')
	const env = { RATE_LIMITS: 'on', LIMIT_GETS: '1000000/1m', LIMIT_LOGIN: '1000/1m' }
	const openPortal = () => startPortal({ apiUrl: api.url, env: { ...env, HOST_BRANCHES: 'localhost=noord' } })
	try {
		if (isAsked('calm')) await measureBurst(await openPortal())
		if (isAsked('crowded')) await measureCrowdedBurst(openPortal, note)
	} finally {
		await api.stop()
	}
}

function note(...[name, value, bound]: Parameters<ReportLine>) {
	const { reached, target } = judge(value, bound)
	console.log(`${reached ? 'reached' : 'MISSED '}  ${name}: ${value.toFixed(1)} (${target})`)
	if (!reached) process.exitCode = 1
}

async function measureBurst(portal: TestPortal) {
	await burst(portal, '/', '')
	const { visitor } = await openOverview(portal.url)
	await burst(portal, '/dashboard', visitor.cookies.header('/dashboard') ?? '')
	await portal.close()
}

async function burst(portal: TestPortal, path: string, cookie: string) {
	const url = portal.url + path
	const quiet = await measureCalm(url, cookie)
	const before = readRss(portal.pid)
	const probe = probeHealth(portal)
	const answers = await sendBurst(url, pages, cookie)
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
