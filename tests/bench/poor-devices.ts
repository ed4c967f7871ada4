import lighthouse, { type Config, type Flags, type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright'
import { feedbackLinks } from '#app/backend/seed/feedback'
import { findChromium } from '../support/find-program'
import { findFreePort } from '../support/listen'
import { startPortal } from '../support/portal'
import { signIn } from '../support/sign-in'
import { startVisitor } from '../support/visitor'
import type { Note } from './large-dossier'
import { median, startBenchApi } from './processes'
import { noteShifts } from './shifts'

const runs = 5

const pages = [
	{ name: 'login', path: '/', signedIn: false },
	{ name: 'dashboard', path: '/dashboard', signedIn: true },
	{ name: 'step of a questionnaire', path: '/actions/21031/hypact-form?step=1', signedIn: true },
	{ name: 'feedback', path: feedbackLinks[0] ?? '', signedIn: false },
]

/** Lighthouse's own telephone, and one that is slower: a sixth of the speed, 700 kbit/s, 300 ms there and back. */
const devices: Record<string, { performance: number; throttling?: Config['settings'] }> = {
	mobile: { performance: 98 },
	poor: {
		performance: 95,
		throttling: {
			throttling: { cpuSlowdownMultiplier: 6, throughputKbps: 700, rttMs: 300 },
		},
	},
}

type Result = RunnerResult['lhr']

/** How the pages that count do on telephones; the median of five runs each, simulated as Lighthouse does. */
export async function noteDevices(note: Note): Promise<void> {
	const api = await startBenchApi('plain')
	const portal = await startPortal({ apiUrl: api.url })
	const port = await findFreePort()
	const executablePath = findChromium()
	const browser = await chromium.launch({
		executablePath,
		args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
	})
	try {
		const { visitor: client } = await signIn(portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })
		// The branch is chosen before: what leads to the login is not part of it.
		const guest = startVisitor(portal.url)
		await guest.visit('/?domain=noord')
		for (const { name, path, signedIn } of pages) {
			const cookie = (signedIn ? client : guest).cookies.header(path) ?? ''
			for (const [device, { performance, throttling }] of Object.entries(devices)) {
				const flags: Flags = { port, extraHeaders: { cookie }, disableStorageReset: true }
				const results = await repeat(() => judge(portal.url + path, flags, throttling))
				noteScores(note, `${name}, ${device}`, performance, results)
			}
		}
		await noteShifts(note, browser)
	} finally {
		await browser.close()
		await portal.close()
		await api.stop()
	}
}

function noteScores(note: Note, name: string, performance: number, results: Result[]) {
	const score = (category: string) =>
		median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
	const figure = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN))
	note(`${name}: performance`, '', 'at least', performance, score('performance'))
	note(`${name}: accessibility`, '', 'at least', 100, score('accessibility'))
	note(`${name}: best practices`, '', 'at least', 100, score('best-practices'))
	note(`${name}: largest paint`, 's', 'at most', 2.5, figure('largest-contentful-paint') / 1000)
	note(`${name}: blocking time`, 'ms', 'at most', 100, figure('total-blocking-time'))
	note(`${name}: layout shift`, '', 'at most', 0, figure('cumulative-layout-shift'))
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

async function repeat(judgeOnce: () => Promise<Result>): Promise<Result[]> {
	const results: Result[] = []
	for (let run = 0; run < runs; run += 1) results.push(await judgeOnce())
	return results
}
