import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { startPortal, type TestPortal } from '../support/portal'
import { openLoad, openLogin } from './load'
import { startBenchApi } from './processes'

const preload = new URL('./count-work.mjs', import.meta.url).href
const pages = [
	'/dashboard',
	'/actions',
	'/documents',
	'/timeline',
	'/mortgages',
	'/invoices',
	'/settings',
	'/help',
]
const columns = {
	calls: 'API calls',
	parsed: 'JSON, characters',
	again: 'of which again',
	objects: 'objects read',
	dates: 'dates read',
	debts: 'debts of parts',
	formatted: 'texts formatted',
	store: 'store',
	promises: 'promises',
	bytes: 'bytes of the page',
} as const

type Work = Record<keyof typeof columns, number>

/** Counts what each page does when a client opens it, and opens it again: no times, so any machine has the same. */
export async function measureWork(): Promise<string> {
	const api = await startBenchApi('forty')
	const portal = await startPortal({ apiUrl: api.url, env: { NODE_OPTIONS: `--import ${preload}` } })
	const load = openLoad(portal.url, 1)
	try {
		const { signIn } = await openLogin(load)
		// The first visit fills the caches of the firm's set-up.
		const first = await signIn()
		for (const page of pages) await load.send(page, { cookie: first })
		const cookie = await signIn()
		const rows: string[] = []
		for (const page of pages)
			for (const name of [page, `${page}, again`]) {
				await takeWork(portal, api.url)
				const { html } = await load.send(page, { cookie })
				rows.push(describeRow(name, { ...(await takeWork(portal, api.url)), bytes: html.length }))
			}
		const head = ['page', ...Object.values(columns)]
		return [`| ${head.join(' | ')} |`, `|${' - |'.repeat(head.length)}`, ...rows].join('\n')
	} finally {
		await load.close()
		await portal.close()
		await api.stop()
	}
}

function describeRow(name: string, work: Partial<Work>) {
	const cells = Object.keys(columns).map((column) => work[column as keyof Work] ?? NaN)
	return `| ${[name, ...cells].join(' | ')} |`
}

/** What was done since the last time. */
async function takeWork(portal: TestPortal, apiUrl: string): Promise<Partial<Work>> {
	const { body } = await request(`${apiUrl}/bench/calls`)
	const calls = ((await body.json()) as string[]).length
	const listWork = () => portal.log().filter(({ msg }) => msg === 'work')
	const before = listWork().length
	portal.kill('SIGUSR2')
	while (listWork().length === before) await wait(10)
	return { ...(listWork().at(-1) as Partial<Work>), calls }
}
