import type { MiddlewareHandler } from 'hono'
import { readPairs } from '#app/lib/read-pairs'
import { paths } from '#app/paths'
import type { ServerEnv } from './request-facts.server'

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
