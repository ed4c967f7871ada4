import { request } from 'undici'
import { findHydrationData } from '../support/hydration-data'
import { startPortal } from '../support/portal'
import { openOverview } from '../support/sign-in'
import type { Visitor } from '../support/visitor'
import { measurePage } from './page-weight'
import { computeMedian, startBenchApi } from './processes'
import type { Bound } from './results'
import { measureFirstByte } from './traffic'

export type ReportLine = (name: string, value: number, bound: Bound) => void

const apiDelay = 80

/** Pages of a client with 300 mortgages and 1,000 actions, and the slowest call of each. */
const pages = [
	{ name: 'list of 300 mortgages', page: '/mortgages', call: '/api/products/mortgages' },
	{ name: 'dashboard with 1,000 actions', page: '/dashboard', call: '/api/actions' },
]

/** Measures time and size of the pages of a very large dossier. */
export async function measureLargeDossier(note: ReportLine): Promise<void> {
	const api = await startBenchApi('large')
	const portal = await startPortal({ apiUrl: api.url })
	try {
		const { visitor } = await openOverview(portal.url, { branch: 'noord' })
		const headers = {
			cookie: visitor.cookies.header('/dashboard') ?? '',
			'user-agent': 'Mozilla/5.0 Chrome/141',
		}
		for (const { name, page, call } of pages) {
			const wait = await measureWait(portal.url + page, api.url, headers, call)
			note(`${name}: first byte after the slowest call`, wait, { atMost: 25, unit: 'ms' })
			note(`${name}: HTML, br`, (await measurePage(visitor, page)).html, { atMost: 30, unit: 'KB' })
			const share = await measureHydrationShare(visitor, page)
			note(`${name}: hydration data`, share, { atMost: 12, unit: '%' })
		}
	} finally {
		await portal.close()
		await api.stop()
	}
}

/** Median of the milliseconds between the end of the slowest call and the page. */
export async function measureWait(
	page: string,
	apiUrl: string,
	headers: Record<string, string>,
	call: string,
): Promise<number> {
	const setDelay = (ms: number) => request(`${apiUrl}/bench/delay?path=${call}&ms=${ms}`)
	await setDelay(apiDelay)
	const ours: number[] = []
	const calls: number[] = []
	for (let count = 0; count < 30; count += 1) {
		ours.push(await measureFirstByte(page, headers))
		calls.push(await measureFirstByte(apiUrl + call, {}))
	}
	await setDelay(0)
	return computeMedian(ours) - computeMedian(calls)
}

/** Share of hydration data in an uncompressed document, in %. */
export async function measureHydrationShare(visitor: Visitor, path: string): Promise<number> {
	const { html } = await visitor.visit(path)
	return (100 * (findHydrationData(html)?.length ?? 0)) / html.length
}
