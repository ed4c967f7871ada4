import { borrowSite, type SharedSite } from '#tests/support/shared-site'
import { openOverview } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import type { Dialect } from './dialect'
import type { Document } from './document'
import { judge, type Judgement, type Shown } from './judge'
import { createWords } from './markers'
import type { DialectPage } from './pages'
import { readLines } from './read-lines'
import { speak } from './speak'

export interface Cell extends Judgement {
	dialect: Dialect
	page: string
}

const words = createWords()

const tabs = 3

const asIs = (document: Document) => document

/** Portals by their settings, with Anna signed in, and pages of the plain dialect. */
export function createDialectSites() {
	const sites = new Map<string, Promise<Running & { shared: SharedSite }>>()
	return {
		/** Opens the pages while the API speaks the dialect. */
		async check(dialect: Dialect, pages: readonly DialectPage[]): Promise<Cell[]> {
			const key = JSON.stringify(dialect.env ?? {})
			const site = sites.get(key) ?? start(dialect.env)
			sites.set(key, site)
			return compare(await site, dialect, pages)
		},
		async close() {
			for (const site of sites.values()) await (await site).shared.giveBack()
			sites.clear()
		},
	}
}

/** Pages of the plain dialect by what the API says and address. */
export type PlainPages = Map<unknown, Map<string, Shown>>

export interface Running {
	api: SharedSite['api']
	anna: Visitor
	plain: PlainPages
}

async function start(env: Dialect['env']) {
	const shared = await borrowSite(env)
	const { visitor } = await openOverview(shared.portal.url, { branch: 'noord' })
	return { shared, api: shared.api, anna: visitor, plain: new Map() as PlainPages }
}

/** Pages while the API speaks the dialect, and the same of the plain dialect where they are not known yet. */
export async function compare(
	running: Running,
	dialect: Dialect,
	pages: readonly DialectPage[],
): Promise<Cell[]> {
	const plainKey = dialect.plain ?? asIs
	const plain = running.plain.get(plainKey) ?? new Map<string, Shown>()
	running.plain.set(plainKey, plain)
	const addresses = pages.flatMap(({ address, rest = [] }) => [address, ...rest])
	const unread = [...new Set(addresses)].filter((address) => !plain.has(address))
	for (const [address, shown] of await readPages(running, plainKey, unread)) plain.set(address, shown)
	const seen = await readPages(
		running,
		dialect.answer,
		pages.map(({ address }) => address),
	)
	return pages.map(({ address, rest = [], restate }) => {
		const own = find(plain, address)
		const more = rest.flatMap((next) => find(plain, next).lines)
		const whole = { ...own, rest: [...more, ...(restate?.(own.lines) ?? [])] }
		return { dialect, page: address, ...weigh(dialect, judge(whole, find(seen, address), words)) }
	})
}

function find(pages: Map<string, Shown>, address: string): Shown {
	const shown = pages.get(address)
	if (!shown) throw new Error(`${address} was not read`)
	return shown
}

/** Opens several pages at a time, as tabs of one visitor. */
async function readPages({ api, anna }: Running, answer: Dialect['answer'], addresses: readonly string[]) {
	speak(api, answer)
	const pages = new Map<string, Shown>()
	const waiting = [...addresses]
	const work = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			const shown = await anna.visit(next)
			pages.set(next, { status: shown.status, path: shown.path, lines: readLines(shown) })
		}
	}
	await Promise.all(Array.from({ length: tabs }, work))
	await api.heal()
	return pages
}

/** Where the dialect can be read, a page that tells of something unread says less than it should. */
function weigh({ expects }: Dialect, { verdict, wrong }: Judgement): Judgement {
	if (expects === 'told' && verdict === 'less') return { verdict: 'same', wrong: [] }
	if (expects === 'same' && (verdict === 'told' || verdict === 'refused')) {
		return { verdict: 'less', wrong: [`${verdict}, though it can be read`] }
	}
	return { verdict, wrong }
}
