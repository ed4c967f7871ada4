import lighthouse, { type Config, type Flags, type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright'
import { feedbackLinks } from '#app/backend/seed/feedback'
import { findChromium } from '../support/find-program'
import { closeServer, findFreePort, listen } from '../support/listen'
import { startPortal } from '../support/portal'
import { openOverview } from '../support/sign-in'
import { startVisitor } from '../support/visitor'
import type { ReportLine } from './large-dossier'
import { computeMedian, startBenchApi } from './processes'
import { measureLayoutShifts } from './layout-shifts'

const runs = 5

/** Page that shows what the browser itself needs on this machine. */
const control = 'a heading alone'
const heading = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Titel</title>
<meta name="viewport" content="width=device-width"><h1>Titel</h1></html>`

const pages = [
	{ name: 'login', path: '/', signedIn: false },
	{ name: 'dashboard', path: '/dashboard', signedIn: true },
	{ name: 'step of a questionnaire', path: '/actions/21031/hypact-form?step=1', signedIn: true },
	{ name: 'feedback', path: feedbackLinks[0] ?? '', signedIn: false },
]

interface Device {
	performance: number
	/** Seconds until the largest paint. */
	paint: number
	/** Milliseconds. */
	blocking: number
	throttling?: Config['settings']
	/** A repeated visit: with cached files, and with a service worker that must start. */
	again?: true
}

const poor: Device = {
	performance: 98,
	paint: 1.5,
	blocking: 100,
	throttling: {
		throttling: { cpuSlowdownMultiplier: 6, throughputKbps: 700, rttMs: 300 },
	},
}

/** Lighthouse's own telephone, and a slower one: a sixth of the speed, 700 kbit/s, 300 ms round trip. */
const devices: Record<string, Device> = {
	mobile: { performance: 98, paint: 2.5, blocking: 100 },
	poor,
	'poor, seen before': { ...poor, blocking: 50, again: true },
}

type Result = RunnerResult['lhr']

interface Target {
	name: string
	url: string
	extraHeaders: Record<string, string>
}

interface Visit extends Target, Device {
	title: string
}

/**
 * Measures the most important pages on telephones: median of five runs each, simulated by Lighthouse. Every run visits
 * all pages and the control, so that a busy machine affects all alike.
 */
export async function measureLowEndDevices(note: ReportLine): Promise<void> {
	const api = await startBenchApi('plain')
	const portal = await startPortal({ apiUrl: api.url })
	const bare = await listen((_, response) => {
		response.setHeader('content-type', 'text/html; charset=utf-8').end(heading)
	})
	const port = await findFreePort()
	const executablePath = findChromium()
	const browser = await chromium.launch({
		executablePath,
		args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
	})
	try {
		const { visitor: client } = await openOverview(portal.url, {
			branch: 'noord',
			email: 'bram@voorbeeld.nl',
		})
		// The branch is set before, because the redirect to the login is not measured.
		const guest = startVisitor(portal.url)
		await guest.visit('/?domain=noord')
		const targets: Target[] = pages.map(({ name, path, signedIn }) => {
			const cookie = (signedIn ? client : guest).cookies.header(path) ?? ''
			return { name, url: portal.url + path, extraHeaders: { cookie } }
		})
		targets.push({ name: control, url: `http://127.0.0.1:${bare.port}/`, extraHeaders: {} })
		for (const [visit, results] of await judgeInTurns(targets.flatMap(visitsTo), port))
			reportScores(note, visit, results)
		await measureLayoutShifts(note, browser)
	} finally {
		await browser.close()
		await closeServer(bare.server)
		await portal.close()
		await api.stop()
	}
}

/** Visits of a page on each device; the repeated visit follows directly. */
function visitsTo(target: Target): Visit[] {
	return Object.entries(devices).map(([device, settings]) => ({
		...target,
		...settings,
		title: `${target.name}, ${device}`,
	}))
}

async function judgeInTurns(visits: Visit[], port: number): Promise<Map<Visit, Result[]>> {
	const results = new Map<Visit, Result[]>()
	for (let run = 0; run < runs; run += 1)
		for (const visit of visits) {
			const { url, extraHeaders, throttling, again = false } = visit
			const result = await judge(url, { port, extraHeaders, disableStorageReset: again }, throttling)
			results.set(visit, [...(results.get(visit) ?? []), result])
		}
	return results
}

function reportScores(
	note: ReportLine,
	{ name, title, performance, paint, blocking }: Visit,
	results: Result[],
) {
	const score = (category: string) =>
		computeMedian(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
	note(`${title}: blocking time`, figureOf(results, 'total-blocking-time'), { atMost: blocking, unit: 'ms' })
	// What the line and this machine's browser need; the pages add to it.
	if (name === control) {
		note(`${title}: largest paint`, largestPaint(results), { atMost: paint, unit: 's' })
		return
	}
	note(`${title}: performance`, score('performance'), { atLeast: performance })
	note(`${title}: accessibility`, score('accessibility'), { atLeast: 100 })
	note(`${title}: best practices`, score('best-practices'), { atLeast: 100 })
	note(`${title}: largest paint`, largestPaint(results), { atMost: paint, unit: 's' })
	note(`${title}: layout shift`, figureOf(results, 'cumulative-layout-shift'), { atMost: 0 })
}

/** Seconds. */
function largestPaint(results: Result[]) {
	return figureOf(results, 'largest-contentful-paint') / 1000
}

function figureOf(results: Result[], audit: string) {
	return computeMedian(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN))
}

async function judge(url: string, flags: Flags, settings: Config['settings'] = {}): Promise<Result> {
	const onlyCategories = ['performance', 'accessibility', 'best-practices']
	const config: Config = { extends: 'lighthouse:default', settings: { ...settings, onlyCategories } }
	const result = await lighthouse(url, { ...flags, logLevel: 'error' }, config)
	if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
	const failed = Object.values(result.lhr.categories).flatMap(({ auditRefs }) =>
		auditRefs
			.filter(({ id, weight }) => weight > 0 && (result.lhr.audits[id]?.score ?? 1) < 0.9)
			.map(({ id }) => id),
	)
	if (failed.length > 0) console.log(`${new URL(url).pathname}: below 0.9: ${failed.join(' ')}`)
	return result.lhr
}
