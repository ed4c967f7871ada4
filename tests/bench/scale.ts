import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPortal, type TestPortal } from '../support/portal'
import { hasRedis, startRedis } from '../support/redis'
import type { ReportLine } from './large-dossier'
import { openLoad, openLogin, repeatWithConcurrency } from './load'
import { countInFile, expireInFile, plantInFile, plantInRedis, type Planted } from './plant-clients'
import { computeMedian, readRss, startBenchApi } from './processes'
import { computeRatio, measureRounds } from './rounds'
import { scenarios } from './scenarios'

const clients = 100_000
const connections = 8
const kibibytes = 1024
/** Milliseconds of the clean-up that are watched. */
const longestCleanUp = 60_000
/** Bounds of a full store, as times of an empty one. */
const most = { 'sign-in': 1.5, dashboard: 1.3 }

type Stops = (() => Promise<unknown>)[]
type Store = 'file' | 'redis'

/** Portals on an empty and on a full store. */
interface Stocked {
	empty: TestPortal
	full: TestPortal
	planted: Planted
	folder: string
	restart: () => Promise<TestPortal>
}

/**
 * Sessions, sign-ins, pages and clean-up with 100,000 clients in the store, beside an empty store of the same kind. One
 * client's records are repeated, because as many sign-ins would take half an hour.
 */
export async function measureScale(note: ReportLine, isQuick: boolean) {
	const api = await startBenchApi('plain')
	try {
		const stores: Store[] = hasRedis() ? ['redis', 'file'] : ['file']
		await measureLog(api.url)
		for (const store of stores) await measureStore(store, api.url, note, isQuick ? clients / 10 : clients)
	} finally {
		await api.stop()
	}
}

async function measureStore(store: Store, apiUrl: string, note: ReportLine, count: number) {
	const stops: Stops = []
	try {
		const open = store === 'file' ? openFiles : openRedises
		const stocked: Stocked = await open(apiUrl, count, stops)
		const { empty, full, planted } = stocked
		const perClient = ((planted.after - planted.before) * kibibytes) / count
		console.log(
			`${store}: ${count} clients of ${planted.owners} owners, ${planted.after.toFixed(0)} MB, ${perClient.toFixed(2)} kB per client`,
		)
		await comparePages(store, [empty, full], note)
		console.log(
			`${store}: memory of the process ${readRss(full.pid).toFixed(0)} MB, empty ${readRss(empty.pid).toFixed(0)} MB`,
		)
		if (store === 'file') await measureCleanUp(stocked, note)
	} finally {
		for (const stop of stops.toReversed()) await stop()
	}
}

/** A thousand sign-ins, and pages, at both stores in the same turns. */
async function comparePages(store: Store, [empty, full]: [TestPortal, TestPortal], note: ReportLine) {
	const entrants = (what: keyof typeof most) => [
		{ site: { name: 'empty', url: empty.url, pid: empty.pid }, scenario: scenarios[what] },
		{ site: { name: 'full', url: full.url, pid: full.pid }, scenario: scenarios[what] },
	]
	const arrange = () => Promise.resolve()
	const turns = (['sign-in', 'dashboard'] as const).map((what) => ({
		what,
		entrants: entrants(what),
		connections,
		together: 0,
		alone: what === 'sign-in' ? 167 : 40,
		arrange,
	}))
	const samples = await measureRounds(turns, 3, 0)
	for (const { what } of turns) {
		const ratio = computeRatio(samples, what, 'full', 'empty')
		const p50 = (site: string) =>
			computeMedian(samples.filter((one) => one.site === site && one.what === what).map((one) => one.p50))
		const bound = { atMost: most[what as keyof typeof most], unit: '×' }
		note(`${store}, ${what}: processor time, times empty`, ratio?.median ?? NaN, bound)
		note(`${store}, ${what}: median time, times empty`, p50('full') / p50('empty'), bound)
	}
}

/** All clients expire at once, while pages are read. */
async function measureCleanUp({ empty, full, restart, folder }: Stocked, note: ReportLine) {
	await full.close()
	expireInFile(folder)
	const rows = countInFile(folder)
	const portal = await restart()
	const started = performance.now()
	const times: Record<'cleaning' | 'empty', number[]> = { cleaning: [], empty: [] }
	let left = rows
	while (left > 0 && performance.now() - started < longestCleanUp) {
		times.cleaning.push(await timeLogin(portal.url))
		times.empty.push(await timeLogin(empty.url))
		await wait(200)
		left = countInFile(folder)
	}
	const seconds = (performance.now() - started) / 1000
	console.log(
		`file: ${rows - left} of ${rows} expired rows removed in ${seconds.toFixed(0)} s, ${times.cleaning.length} sign-ins meanwhile`,
	)
	note(
		'file, sign-in during clean-up: median time, times empty',
		computeMedian(times.cleaning) / computeMedian(times.empty),
		{
			atMost: 4,
			unit: '×',
		},
	)
}

async function timeLogin(url: string) {
	const load = openLoad(url, 1)
	const login = await openLogin(load)
	const start = performance.now()
	await login.signIn()
	const time = performance.now() - start
	await load.close()
	return time
}

/** Signs in a single client and stops the portal. */
async function signInOne(portal: TestPortal) {
	const load = openLoad(portal.url, 1)
	const cookie = await (await openLogin(load)).signIn()
	await load.send('/dashboard', { cookie })
	await load.close()
	await portal.close()
}

async function openFiles(apiUrl: string, count: number, stops: Stops) {
	const root = await mkdtemp(join(tmpdir(), 'portal-scale-'))
	stops.push(() => rm(root, { recursive: true, force: true }))
	const [emptyFolder, folder] = [join(root, 'empty'), join(root, 'full')]
	const start = async (dataDir: string) => {
		const portal = await startPortal({ apiUrl, dataDir, env: { ADMISSION: 'off' } })
		stops.push(portal.close)
		return portal
	}
	await mkdir(emptyFolder)
	await signInOne(await start(emptyFolder))
	await cp(emptyFolder, folder, { recursive: true })
	const planted = plantInFile(folder, count)
	return {
		empty: await start(emptyFolder),
		full: await start(folder),
		planted,
		folder,
		restart: () => start(folder),
	}
}

async function openRedises(apiUrl: string, count: number, stops: Stops) {
	const start = async (url: string) => {
		const portal = await startPortal({ apiUrl, env: { ADMISSION: 'off', REDIS_URL: url } })
		stops.push(portal.close)
		return portal
	}
	const [first, second] = [await startRedis(), await startRedis()]
	stops.push(first.close, second.close)
	await signInOne(await start(second.url))
	const planted = await plantInRedis(second, count)
	const size = (await second.dump()).length / kibibytes / count
	console.log(`redis: ${size.toFixed(2)} kB per client on disk (RDB without compression)`)
	const [empty, full] = [await start(first.url), await start(second.url)]
	return { empty, full, planted, folder: '', restart: () => start(second.url) }
}

const visit = [
	'/dashboard',
	'/settings',
	'/mortgages',
	'/insurances',
	'/documents',
	'/appointments',
	'/help',
].concat('/invoices', '/actions', '/receipts')

/** Bytes of the log for a visit of ten pages. */
async function measureLog(apiUrl: string) {
	for (const calls of ['all', 'errors']) {
		const portal = await startPortal({ apiUrl, env: { LOG_CALLS: calls } })
		const load = openLoad(portal.url, 1)
		const cookie = await (await openLogin(load)).signIn()
		const first = portal.lines.length
		await repeatWithConcurrency(visit.length, 1, async (index) => {
			await load.send(visit[index] ?? '/', { cookie })
		})
		const lines = portal.lines.slice(first)
		const size = lines.reduce((sum, line) => sum + line.length + 1, 0) / kibibytes
		console.log(
			`log, LOG_CALLS=${calls}: ${lines.length} lines, ${size.toFixed(1)} kB for a visit of ${visit.length} pages`,
		)
		await load.close()
		await portal.close()
	}
}
