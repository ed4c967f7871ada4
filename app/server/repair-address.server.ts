import type { MiddlewareHandler } from 'hono'
import { dropSentenceEnd, repairQuery, splitAddress } from '#app/lib/repair-query'
import { isPageRequest } from '#app/lib/request-kind'
import { isPlainPage, paths } from '#app/paths'
import type { ServerEnv } from './request-facts.server'
import { readPairs } from '#app/lib/read-pairs'

/** The portal's own addresses have at most five. The router decodes and rescans what follows each of them. */
const mostSlashes = 32

/** A mail program may cut an address within a letter, which has at most four escapes. */
const cutLetter = /(?<=[^/%])%[\da-f]{0,2}(?:%[\da-f]{0,2}(?:%[\da-f]{0,2})?)?$/i

/** The path, without a letter that was cut at its end; undefined for one that cannot be decoded. */
export function toReadablePath(path: string): string | undefined {
	return [path, path.replace(cutLetter, '')].find(isReadablePath)
}

function isReadablePath(path: string): boolean {
	try {
		return path.split('/').length - 1 <= mostSlashes && !decodeURIComponent(path).includes('\\')
	} catch {
		return false
	}
}

/** Broken escapes become three times as long. */
const freeGrowth = 256

/** Replaces broken escapes. Drops a query that consists of little else: each copy would be three times as long. */
export function toReadableQuery(search: string): string {
	try {
		decodeURIComponent(search)
		return search
	} catch {
		const readable = `?${new URLSearchParams(readPairs(Buffer.from(search.slice(1))))}`
		return readable.length > 2 * search.length + freeGrowth ? '' : readable
	}
}

/** Files of the firm's look, which browsers cache. */
export function isLookPath(path: string) {
	return /^\/(images|app-icons|app-manifests|theme)\//i.test(path)
}

/** Cached addresses have one spelling, without a query. */
function isOtherSpelling(pathname: string, line: string | undefined) {
	return line !== undefined && isLookPath(pathname) && line !== pathname
}

/** Shows not-found for a path that cannot be decoded: Remix would log it with its secrets, or redirect to another site. */
export const hideUnreadableAddress: MiddlewareHandler<ServerEnv> = async (c, next) => {
	const { pathname, origin, search } = new URL(c.req.url)
	if (isOtherSpelling(pathname, c.env.incoming?.url)) return c.text('Not found\n', 404)
	const path = toReadablePath(pathname)
	const address = path === undefined ? paths.notFound() : path + toReadableQuery(search)
	if (address !== pathname + search) c.req.raw = new Request(origin + address, c.req.raw)
	return next()
}

/**
 * Redirects a link that a mail program changed to its original address (contract §10): the query before it is read, signs
 * after the path once no page is there. Posts are not repaired.
 */
export const repairAddress: MiddlewareHandler<ServerEnv> = async (c, next) => {
	if (!['GET', 'HEAD'].includes(c.req.method)) return next()
	const url = new URL(c.req.url)
	const { pathname, search } = url
	const carried = splitAddress(url)
	const query = repairQuery(isPlainPage(carried.path) ? paths.npsFeedback() : carried.path, carried.query)
	// A link made of a base address that ends with a slash begins with two, which would name another host.
	const folded = query === '' ? pathname : carried.path.replace(/^\/{2,}/, '/')
	if (query !== search || folded !== pathname) return c.redirect(folded + query, 302)
	await next()
	const path = dropSentenceEnd(pathname)
	const isMissing = c.res.status === 404 || c.res.headers.get('Location') === paths.notFound()
	if (!isMissing || path === pathname || path.endsWith('/') || !isPageRequest(c.req.raw)) return
	c.res = undefined
	c.res = new Response(null, { status: 302, headers: { Location: path + search } })
}
