import type { MiddlewareHandler } from 'hono'
import { repairQuery } from '#app/lib/repair-query'
import { isPlainPage, paths } from '#app/paths'
import type { ServerEnv } from './request-facts.server'

/** Redirects a link that a mail program changed to its original address (contract §10). Posts are not repaired. */
export const repairAddress: MiddlewareHandler<ServerEnv> = async (c, next) => {
	const { pathname, search } = new URL(c.req.url)
	const path = isPlainPage(pathname) ? paths.npsFeedback() : pathname
	const query = ['GET', 'HEAD'].includes(c.req.method) ? repairQuery(path, search) : search
	return query === search ? next() : c.redirect(pathname + query, 302)
}
