import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { request } from 'undici'
import { startPortal, type TestPortal } from '../support/portal'
import { openOverview } from '../support/sign-in'
import { startVisitor, type Visitor } from '../support/visitor'
import { downloadSize } from './bench-api'
import { createBarePageUrl, measureSize, startBareApp } from './bare-app'
import { measureCost } from './cost'
import { measureCpu } from './cpu'
import { measurePage } from './page-weight'
import { measureHydrationShare, measureWait, measureLargeDossier, type ReportLine } from './large-dossier'
import { measureLowEndDevices } from './low-end-devices'
import { measurePopulation } from './population'
import { measureScale } from './scale'
import { describeRun, judge, saveRun, printRun, type Figure } from './results'
import { measureWatching } from './watching'
import { measureWork } from './work'
import { measureWizard } from './wizard'
import { measureGrowth, computeMedian, startBenchApi } from './processes'
import { download, measureFirstByte, stallDownloads, uploadBytes } from './traffic'

const reactPages = [
	'/settings',
	'/appointments/10101',
	'/otds/10051/sign/11021',
	'/action/11031/iwize-form',
	'/action/11031/ockto-form',
]
const rounds = 5
const secondsPerRound = 4
const connections = 10
const megabyte = 1024 * 1024

const options = {
	quick: { type: 'boolean', default: false },
	keep: { type: 'boolean', default: false },
	against: { type: 'string' },
	without: { type: 'string' },
	soak: { type: 'string' },
} as const

/**
 * Measures the portal against a bare Remix app on the same machine, in alternating turns, then its pages on
 * telephones, and prints tables. Parts by name: `population`, `cost`, `cpu`, `watching`, `server`, `scale`, `devices`,
 * `work`; none: all. `--keep` writes the tables into results.md. For all but `cost`, `server` and `devices`: `--quick`. For `population`
 * and `cpu`: `--against=<folder of a built checkout>`, `--soak=<seconds>`. For `population`: `--without=<names of
 * `app/lib/speed.ts`>`.
 */
export async function main(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
	const { quick: isQuick, against, without } = values
	const soakFor = (usual: number) => Number(values.soak ?? (isQuick ? 15 : usual))
	const isAsked = (part: string) => positionals.length === 0 || positionals.includes(part)
	const figures: Figure[] = []
	const note: ReportLine = (name, value, bound) => {
		const { reached, target } = judge(value, bound)
		const measured = `${value.toFixed(value < 10 ? 2 : 1)} ${bound.unit ?? ''}`
		figures.push({ name, target, measured, reached })
		console.log(`${reached ? 'reached' : 'MISSED '}  ${name}: ${measured} (${target})`)
	}

	const start = performance.now()
	const where = describeRun(against)
	const population = isAsked('population')
		? await measurePopulation(note, { isQuick, against, without, soakSeconds: soakFor(300) })
		: undefined
	const cost = isAsked('cost') ? await measureCost(note) : undefined
	const cpu = isAsked('cpu')
		? await measureCpu(note, { isQuick, against, soakSeconds: soakFor(60) })
		: undefined
	const watching = isAsked('watching') ? await measureWatching(note, isQuick) : undefined
	if (isAsked('server')) await reportServer(note)
	if (isAsked('scale')) await measureScale(note, isQuick)
	if (isAsked('devices')) await measureLowEndDevices(note)
	if (isAsked('work')) console.log(await measureWork())
	const run = { ...where, figures, population, cost, cpu, watching }
	console.log(`\n${printRun(run)}\n\n${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
	if (values.keep) await saveRun(run)
	if (figures.some(({ reached }) => !reached)) process.exitCode = 1
}

async function reportServer(note: ReportLine): Promise<void> {
	const stops: (() => Promise<void>)[] = []
	try {
		const api = await startBenchApi('forty')
		stops.push(api.stop)
		const bare = await startBareApp(api.url)
		stops.push(bare.stop)
		const start = performance.now()
		const portal = await startPortal({ apiUrl: api.url })
		stops.push(portal.close)
		await measureFirstByte(`${portal.url}/`, {})
		note('start to first answer', (performance.now() - start) / 1000, { atMost: 2, unit: 's' })

		const { visitor } = await openOverview(portal.url, { branch: 'noord' })
		const headers = {
			cookie: visitor.cookies.header('/dashboard') ?? '',
			'user-agent': 'Mozilla/5.0 Chrome/141',
		}
		const barePage = await createBareDashboard(portal, bare.url, api.url, headers)
		note('dashboard, times bare remix-serve', await compare(portal, barePage, headers), {
			atLeast: 2,
			unit: '×',
		})
		const call = '/api/actions'
		const wait = await measureWait(`${portal.url}/dashboard`, api.url, headers, call)
		note('first byte after the slowest call', wait, { atMost: 10, unit: 'ms' })
		const bareWait = await measureWait(barePage, api.url, headers, call)
		note('first byte after the slowest call, times bare', wait / bareWait, { atMost: 1.5, unit: '×' })
		await reportWeights(portal, visitor, note)
		await reportFiles(portal, visitor, headers, note)
		await measureLargeDossier(note)
		await measureWizard(note)
	} finally {
		await Promise.all(stops.map((stop) => stop()))
	}
}

/** Address of a bare page with the dashboard's size and calls. */
async function createBareDashboard(
	portal: TestPortal,
	bareUrl: string,
	apiUrl: string,
	headers: Record<string, string>,
) {
	const dashboard = `${portal.url}/dashboard`
	await request(dashboard, { headers }).then(({ body }) => body.dump())
	await request(`${apiUrl}/bench/calls`).then(({ body }) => body.dump())
	const html = await request(dashboard, { headers })
	const size = measureSize(await html.body.text())
	const seen = (await (await request(`${apiUrl}/bench/calls`)).body.json()) as string[]
	const calls = seen.map((call) => call.replace('GET ', ''))
	console.log(`dashboard: ${size.bytes} bytes of HTML, ${calls.length} calls: ${calls.join(' ')}`)
	return createBarePageUrl(bareUrl, calls, size)
}

/** Requests per second of the dashboard, divided by those of the bare page. */
async function compare(portal: TestPortal, barePage: string, headers: Record<string, string>) {
	const ratios: number[] = []
	for (let round = 0; round < rounds; round += 1) {
		const ours = await load(`${portal.url}/dashboard`, headers)
		const theirs = await load(barePage, { 'user-agent': headers['user-agent'] ?? '' })
		console.log(`round ${round + 1}: portal ${ours.toFixed(0)}, bare ${theirs.toFixed(0)} requests a second`)
		ratios.push(ours / theirs)
	}
	return computeMedian(ratios)
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
	const result = await autocannon({ url, headers, connections, duration: secondsPerRound })
	if (result.non2xx || result.errors)
		throw new Error(`${url}: ${result.non2xx} failed, ${result.errors} broke off`)
	return result.requests.average
}

async function reportWeights(portal: TestPortal, visitor: Visitor, note: ReportLine): Promise<void> {
	const shown = await measurePage(visitor, '/dashboard')
	note('JavaScript of the dashboard, br', shown.scripts, { atMost: 89, unit: 'KB' })
	note('CSS of the dashboard, br', shown.styles, { atMost: 10, unit: 'KB' })
	const hydrated: number[] = []
	const shares: number[] = []
	for (const page of reactPages) {
		hydrated.push((await measurePage(visitor, page)).scripts)
		shares.push(await measureHydrationShare(visitor, page))
	}
	note('JavaScript of the heaviest page that React takes over, br', Math.max(...hydrated), {
		atMost: 89,
		unit: 'KB',
	})
	note('hydration data of the page with most of it', Math.max(...shares), { atMost: 12, unit: '%' })
	const guest = await measurePage(startVisitor(portal.url), '/?domain=noord')
	note('JavaScript of the login, br', guest.scripts, { atMost: 4, unit: 'KB' })
	const dashboard = await visitor.visit('/dashboard')
	await dashboard.press('Eenvoudige versie')
	const simple = await measurePage(visitor, '/dashboard')
	note('HTML of the dashboard without scripts, br', simple.html, { atMost: 8, unit: 'KB' })
	note('JavaScript of the dashboard without scripts', simple.scripts, { atMost: 0, unit: 'KB' })
}

async function reportFiles(
	portal: TestPortal,
	visitor: Visitor,
	headers: Record<string, string>,
	note: ReportLine,
) {
	const dashboard = await visitor.visit('/dashboard')
	const links = [...dashboard.document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
	const uploads = links.filter((href) => href.endsWith('/upload-document'))
	const forms = await Promise.all(uploads.slice(0, 8).map((address) => openUpload(visitor, address)))
	const file = portal.url + (links.find((href) => /^\/actions\/[^/]+\/download$/.test(href)) ?? '')
	await download(file, headers)
	const one = await measureGrowth(portal.pid, async () => {
		const size = await download(file, headers)
		if (size !== downloadSize) throw new Error(`The download brought ${size} bytes`)
	})
	note('memory for a download of 20 MB', one, { atMost: 16, unit: 'MB' })
	const twenty = await measureGrowth(portal.pid, () => stallDownloads(file, headers, 20))
	note('memory for 20 clients that stop reading', twenty, { atMost: 16, unit: 'MB' })
	const eight = await measureGrowth(portal.pid, async () => {
		const sent = Array.from({ length: 8 }, (_, index) => {
			const { address, ...form } = forms[index % forms.length] ?? {
				address: '',
				field: '',
				formId: '',
				formToken: '',
			}
			return uploadBytes(portal.url + address, { ...headers, origin: portal.url }, form, 24 * megabyte)
		})
		const statuses = await Promise.all(sent)
		if (statuses.some((status) => status !== 303)) throw new Error(`Uploads answered ${statuses.join(' ')}`)
	})
	note('memory for 8 uploads of 24 MB at once', eight, { atMost: 60, unit: 'MB' })
}

async function openUpload(visitor: Visitor, address: string) {
	const { document } = await visitor.visit(address)
	const field = document.querySelector('input[type=file]')?.getAttribute('name') ?? ''
	const valueOf = (name: string) => document.querySelector(`input[name=${name}]`)?.getAttribute('value') ?? ''
	return { address, field, formId: valueOf('formId'), formToken: valueOf('formToken') }
}
