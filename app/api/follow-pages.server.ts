import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import type { ReadList } from '#app/lib/read-list'
import { ApiError } from './errors'
import { mostListed } from './jsonapi'
import { mostBytes, mostPages, resolveNextPage } from './pages'
import { isFirstTold } from './log-losses.server'
import type { CallFacts, ListPage } from './read-answer.server'
import { embeddedOrigin } from './transport.server'

interface NextPage<T> {
	page: ListPage<T>
	/** Size of its body. */
	bytes: number
}

/**
 * The list that begins with `first`, page after page. `readNext` reads the page at a path, or gives up: undefined when
 * the time of the call is over. A link elsewhere, a repeated one, a failing page and the bounds of contract §9 make the
 * list incomplete.
 */
export async function followPages<T>(
	first: ListPage<T>,
	{ path, call }: { path: string; call: CallFacts },
	readNext: (path: string) => Promise<NextPage<T> | undefined>,
): Promise<ReadList<T>> {
	const pages = [first]
	const visited = new Set([path])
	let bytes = 0
	for (let next = first.next; next !== undefined; next = pages.at(-1)?.next) {
		const target = resolveNextPage(getConfig().API_URL ?? embeddedOrigin, path, next)
		const isAllowed = target !== undefined && !visited.has(target) && pages.length < mostPages
		if (!isAllowed || bytes > mostBytes || countResources(pages) > mostListed) return endPages(pages, call)
		visited.add(target)
		const read = await readNext(target).catch((error: unknown) => {
			if (error instanceof ApiError) return undefined
			throw error
		})
		if (!read) return endPages(pages, call)
		pages.push(read.page)
		bytes += read.bytes
	}
	return endList(pages, call)
}

/** The list of all its pages. A total above what came is logged, once per call. */
export function endList<T>(pages: readonly ListPage<T>[], call: CallFacts): ReadList<T> {
	const [count, total] = [countResources(pages), findHighestTotal(pages)]
	if (total > count) logGap(call, { pages: pages.length, count, total })
	return joinPages(pages)
}

function endPages<T>(pages: readonly ListPage<T>[], call: CallFacts): ReadList<T> {
	logGap(call, { pages: pages.length })
	return { ...joinPages(pages), isComplete: false }
}

function logGap(call: CallFacts, facts: { pages: number; count?: number; total?: number }) {
	const fault = 'incomplete'
	if (!isFirstTold(call, '', fault)) return
	getLogger().warn({ ...call, fault, ...facts }, 'list was not read to its end')
}

function countResources(pages: readonly ListPage<unknown>[]) {
	return pages.reduce((sum, { count }) => sum + count, 0)
}

function findHighestTotal(pages: readonly ListPage<unknown>[]) {
	return Math.max(0, ...pages.map(({ total = 0 }) => total))
}

/** A resource that comes again on a later page counts once, as it came last (contract §9). */
export function joinPages<T>(pages: readonly ListPage<T>[]): ReadList<T> {
	const items = pages.flatMap((page) => page.items)
	const isWhole = pages.every((page) => page.isWhole)
	const known = pages.length === 1 ? items.map(({ value }) => value) : keepLast(items)
	return { known, isComplete: isWhole && findHighestTotal(pages) <= countResources(pages) }
}

function keepLast<T>(items: ListPage<T>['items']) {
	const last = new Map(items.map(({ identity, value }, at) => [identity ?? at, value]))
	return [...last.values()]
}
