import { readdirSync } from 'node:fs'
import { http } from 'msw'
import { languages, type Language } from '#app/locales/languages'
import { firmPaths } from '#tests/support/api'
import { deal, isFull, seed } from '#tests/support/full'
import type { Page } from '#tests/support/page'
import { startVisitor, type Send, type Visitor } from '#tests/support/visitor'
import { routes } from '../access/route-kinds'
import type { Kind, Row } from '../access/route-rows'
import type { ClientSite } from '#tests/support/use-site'

/** An address, and what is known of its answer before it is opened. */
export interface Target extends Pick<Row, 'moved' | 'unseeded' | 'leads'> {
	/** Path of the route; `other` is an address outside the route table, `unknown` an id that nobody has. */
	path: string
	kind: Kind | 'other' | 'unknown'
	address: string
	isPage: boolean
	send?: Send
}

/** An answer of the portal to a client or a guest. */
export interface Crawled extends Target {
	who: 'client' | 'guest'
	language: Language
	answer: Page
	/** API calls, grouped by round trip. Calls for the firm's set-up are excluded, because a portal caches them. */
	rounds: string[][]
}

const targets: Target[] = routes
	.filter(({ has }) => has.loader || has.page)
	.map(({ has, ...route }) => ({ ...route, isPage: has.page }))

const unknownIds = ['0', '10021x', '%20', '..%2F1', 'x'.repeat(129), '%F0%9F%8F%A0', '1%00']
const ofThings = targets.filter(
	({ kind, path, isPage, unseeded }) => kind === 'portal' && isPage && !unseeded && path.includes(':'),
)
const unknown = ofThings.flatMap(({ path, address, isPage }) =>
	unknownIds.map((id): Target => {
		const rest = address.split('/').at(-1) ?? ''
		const unknownAddress = path.replace(/:\w+/, () => id).replace(/:\w+/g, () => rest)
		return { path, kind: 'unknown', address: unknownAddress, isPage }
	}),
)

/** A form of another site, a strange method and a strange host. */
const strange: Send[] = [
	{ method: 'POST', headers: { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' } },
	{ method: 'DELETE' },
	{ headers: { host: 'elders.example' } },
]

function createOther(address: string, send?: Send): Target {
	return { path: address, kind: 'other', address, isPage: false, send }
}

/**
 * Holds API calls until none has arrived for `quiet` milliseconds, and lets them go together. Calls that wait together
 * are one round trip: none of them needed the answer of another.
 */
function recordRounds(api: ClientSite['api']) {
	const recorder = { quiet: 0, rounds: new Array<string[]>() }
	let waiting: { call: string; release: () => void }[] = []
	let timer: NodeJS.Timeout | undefined
	const releaseAll = () => {
		const together = waiting
		waiting = []
		recorder.rounds.push(together.map(({ call }) => call))
		for (const { release } of together) release()
	}
	api.answer(
		http.all('*/api/*', async ({ request }) => {
			const { pathname } = new URL(request.url)
			if (firmPaths.test(pathname)) return undefined
			clearTimeout(timer)
			timer = setTimeout(releaseAll, recorder.quiet)
			await new Promise<void>((release) => waiting.push({ call: `${request.method} ${pathname}`, release }))
			return undefined
		}),
	)
	return recorder
}

type Recorder = ReturnType<typeof recordRounds>
type Reader = Pick<Crawled, 'who' | 'language'> & { visitor: Visitor; recorder: Recorder }

/** Opens a page a second time and more slowly where a busy machine may have divided its calls. */
async function open({ visitor, recorder, ...reader }: Reader, target: Target): Promise<Crawled> {
	const visit = async (quiet: number) => {
		Object.assign(recorder, { quiet, rounds: [] })
		return visitor.visit(target.address, { redirects: false, ...target.send })
	}
	const first = await visit(15)
	const isDoubtful = target.isPage && target.kind !== 'unknown' && recorder.rounds.length > 1
	const answer = isDoubtful ? await visit(2000) : first
	return { ...reader, ...target, answer, rounds: recorder.rounds }
}

/** A reader's own pages first: a refused page leaves a notice, a download changes a task, a logout ends the session. */
function rank({ kind, isPage, path }: Target, who: Crawled['who']): number {
	if (path === '/logout') return 3
	const isOwn = kind === 'anyone' || (kind === 'guest') === (who === 'guest')
	return isPage ? (isOwn ? 0 : 1) : 2
}

/** Every address once; in which language follows from the seed, and differs for a client and a guest. */
async function crawlAs(who: Crawled['who'], visitor: Visitor, recorder: Recorder): Promise<Crawled[]> {
	const all = [...targets, ...(who === 'client' ? deal('pages', unknown, 26) : [])]
	const order = all.toSorted((a, b) => rank(a, who) - rank(b, who))
	const shift = seed + (who === 'guest' ? 1 : 0)
	const crawled: Crawled[] = []
	for (const [index, language] of languages.entries()) {
		const start = await visitor.visit('/help?domain=noord')
		if (start.document.documentElement.lang !== language)
			await start.press(language === 'en' ? 'English' : 'Nederlands')
		const isLast = index === languages.length - 1
		for (const [at, target] of order.entries()) {
			const isTurn = isFull('pages') || (at + shift) % languages.length === index
			if (target.path === '/logout' ? isLast : isTurn)
				crawled.push(await open({ visitor, recorder, who, language }, target))
		}
	}
	return crawled
}

/** Addresses that a page names in its head or as a picture. */
function listLinked({ answer: { document } }: Crawled): string[] {
	const linked = document.querySelectorAll('link[href^="/"], script[src^="/"], img[src^="/"]')
	return [...linked].map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
}

export async function crawl({ api, portal, anna }: ClientSite): Promise<Crawled[]> {
	const recorder = recordRounds(api)
	const ofClient = await crawlAs('client', anna, recorder)
	const visitor = startVisitor(portal.url)
	const ofGuest = await crawlAs('guest', visitor, recorder)
	const linked = ofClient.filter(({ path }) => path === '/dashboard').flatMap(listLinked)
	const files = [...linked, ...readdirSync('public').map((name) => `/${name}`), '/healthz', '/readyz']
	const others = [
		...[...new Set(files)].map((address) => createOther(address)),
		...strange.map((send) => createOther('/', send)),
	]
	const reader: Reader = { visitor, recorder, who: 'guest', language: 'en' }
	const ofNobody: Crawled[] = []
	for (const target of others) ofNobody.push(await open(reader, target))
	return [...ofClient, ...ofGuest, ...ofNobody]
}
