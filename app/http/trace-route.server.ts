import type { ServerBuild } from '@remix-run/node'
import type { MiddlewareHandler } from 'hono'
import { traceRequest } from '#app/config/report-error.server'
import { refuse } from './refuse.server'
import type { ServerEnv } from './request-facts.server'
import { createRouteTable } from './route-table'

/** Refuses a method that this address does not answer, and traces the request under its route's name. */
export function traceRoute(routes: ServerBuild['routes']): MiddlewareHandler<ServerEnv> {
	const findRoute = createRouteTable(routes)
	return async (c, next) => {
		const route = findRoute(c.req.path)
		const sent = c.env.incoming?.method ?? c.req.method
		const isKnownMethod = route?.methods.includes(c.req.method) ?? true
		if (!isKnownMethod && !c.get('requestFacts').refused) refuse(c, { status: 405, reason: 'wrongMethod' })
		await traceRequest(sent, route?.pattern ?? '*', async () => {
			await next()
			return c.res.status
		})
		if (route && c.res.status === 405) c.res.headers.set('Allow', route.methods.join(', '))
	}
}
