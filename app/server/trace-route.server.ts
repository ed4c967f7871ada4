import type { ServerBuild } from '@remix-run/node'
import type { MiddlewareHandler } from 'hono'
import { noteRequest } from '#app/config/log.server'
import { traceRequest } from '#app/config/tracing.server'
import { refuse } from './refuse.server'
import type { ServerEnv } from './request-facts.server'
import { createRouteTable } from './route-table'

/** Finds the route, refuses methods that it lacks, and traces the request. */
export function traceRoute(routes: ServerBuild['routes']): MiddlewareHandler<ServerEnv> {
	const findRoute = createRouteTable(routes)
	return async (c, next) => {
		const route = findRoute(c.req.path)
		c.set('routeId', route?.id)
		c.set('pattern', route?.pattern)
		noteRequest(c.get('requestFacts').requestId, { route: route?.pattern ?? '*' })
		const sent = c.env.incoming?.method ?? c.req.method
		const isKnownMethod = route?.methods.includes(c.req.method) ?? true
		if (!isKnownMethod && !c.get('requestFacts').refused) refuse(c, { status: 405, reason: 'wrongMethod' })
		const pattern = route?.pattern ?? '*'
		await traceRequest(c.get('requestFacts'), sent, pattern, async () => {
			await next()
			return c.res
		})
		if (route && c.res.status === 405) c.res.headers.set('Allow', route.methods.join(', '))
	}
}
