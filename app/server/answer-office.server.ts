import type { MiddlewareHandler } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OfficePage } from './bare-pages'
import { isLookPath } from './repair-address.server'
import type { ServerEnv } from './request-facts.server'

const officeAgent = /ms-office|microsoft office|existence discovery/i

/**
 * Programs of an office suite follow redirects and give the last address to the browser, without the cookies of the way.
 * They get no redirect and spend no link (contract §10). Pictures and stylesheets are served as usual.
 */
export function answerOffice(stylesheets: readonly string[]): MiddlewareHandler<ServerEnv> {
	let page: string | undefined
	return async (c, next) => {
		// An address that ends with a sign of its sentence has no route.
		const isPage = !c.get('routeId')?.startsWith('routes/resources/') && !isLookPath(c.req.path)
		const isRead = ['GET', 'HEAD'].includes(c.req.method)
		if (!isPage || !isRead || !officeAgent.test(c.req.header('User-Agent') ?? '')) return next()
		page ??= `<!DOCTYPE html>${renderToStaticMarkup(createElement(OfficePage, { stylesheets }))}`
		return c.html(page, 200, { 'Cache-Control': 'no-store' })
	}
}
