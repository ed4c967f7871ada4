import type { MiddlewareHandler } from 'hono'
import { paths } from '#app/paths'
import type { ServerEnv } from './request-facts.server'

/** Slashes in a row that no address has: the router reads the rest of a run anew at each of them. */
const longRun = '/'.repeat(9)

/** True for a path that can be decoded, to a text without backslashes, and has no long run of slashes. */
export function isReadablePath(path: string): boolean {
	try {
		return !path.includes(longRun) && !decodeURIComponent(path).includes('\\')
	} catch {
		return false
	}
}

/** Characters that a query may gain beyond as many again: broken signs become three times as long. */
const freeGrowth = 256

/**
 * A query in which every sign can be decoded; what cannot be is the sign for that, as every reader of it would have it. A query of
 * little else is left out: each of its copies would take three times its length.
 */
export function toReadableQuery(search: string): string {
	try {
		decodeURIComponent(search)
		return search
	} catch {
		const readable = `?${new URLSearchParams(search)}`
		return readable.length > 2 * search.length + freeGrowth ? '' : readable
	}
}

/** Addresses that the portal writes itself and caches keep for long: each has one spelling, without a query. */
const ownSpelling = /^\/(images|app-icons|app-manifests|theme)\//i

/** True where the request line spells such an address in another way; Remix takes parts of a query off before a loader sees it. */
function isOtherSpelling(pathname: string, line: string | undefined) {
	return line !== undefined && ownSpelling.test(pathname) && line !== pathname
}

/**
 * Leads every path that cannot be decoded to the not-found page. Remix's router would print it to the console, with the
 * secret that it may hold, or take it for the address of another site, where it ends with an error. A query is made
 * readable once: some ten readers would each stumble over all of its broken signs.
 */
export const hideUnreadableAddress: MiddlewareHandler<ServerEnv> = async (c, next) => {
	const { pathname, origin, search } = new URL(c.req.url)
	const query = toReadableQuery(search)
	if (isOtherSpelling(pathname, c.env.incoming?.url)) return c.text('Not found\n', 404)
	if (!isReadablePath(pathname)) c.req.raw = new Request(origin + paths.notFound(), c.req.raw)
	else if (query !== search) c.req.raw = new Request(origin + pathname + query, c.req.raw)
	return next()
}
