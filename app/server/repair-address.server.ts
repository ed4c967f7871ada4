import type { MiddlewareHandler } from 'hono'
import { dropSentenceEnd, repairQuery, splitAddress } from '#app/lib/repair-query'
import { isPageRequest } from '#app/lib/request-kind'
import { isPlainPage, paths } from '#app/paths'
import type { ServerEnv } from './request-facts.server'

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
