import type { MiddlewareHandler } from 'hono'
import { paths } from '#app/paths'
import type { ServerEnv } from './request-facts.server'

/** Whether a path can be decoded, to a text without backslashes. */
export function isReadablePath(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes('\\')
	} catch {
		return false
	}
}

/**
 * Leads every other path to the not-found page. Remix's router would print it to the console, with the secret that it may
 * hold, or take it for the address of another site, where it ends with an error.
 */
export const hideUnreadablePath: MiddlewareHandler<ServerEnv> = async (c, next) => {
	const { pathname, origin } = new URL(c.req.url)
	if (!isReadablePath(pathname)) c.req.raw = new Request(origin + paths.notFound(), c.req.raw)
	await next()
}
