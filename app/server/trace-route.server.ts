import type { ServerBuild } from '@remix-run/node'
import type { MiddlewareHandler } from 'hono'
import { noteRequest } from '#app/config/log.server'
import { traceRequest } from '#app/config/tracing.server'
import { refuse } from './fault-answer.server'
import type { ServerEnv } from './request-facts.server'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { trimSlashes } from '#app/lib/parse-url'
import { TrieRouter } from 'hono/router/trie-router'

interface KnownRoute {
	id: string
	pattern: string
	methods: string[]
}

/** Matches as Remix does, including capitals and encodings; undefined where only not-found responds. */
export function createRouteTable(routes: ServerBuild['routes']) {
	const router = new SmartRouter<KnownRoute>({ routers: [new RegExpRouter(), new TrieRouter()] })
	// The router takes the first match: static segments before ids.
	for (const route of listRoutes(routes).sort((a, b) => countIds(a) - countIds(b))) {
		router.add('ALL', route.pattern.toLowerCase(), route)
	}
	return (pathname: string): KnownRoute | undefined => {
		const path = readPath(pathname)
		return path === undefined ? undefined : router.match('ALL', path)[0][0]?.[0]
	}
}

function listRoutes(routes: ServerBuild['routes']) {
	return Object.values(routes).flatMap(({ id, path, module }): KnownRoute[] => {
		if (!path?.startsWith('/')) return []
		const isRead = 'loader' in module || 'default' in module
		const methods = [...(isRead ? ['GET', 'HEAD'] : []), ...('action' in module ? ['POST'] : [])]
		return [{ id, pattern: path, methods }]
	})
}

function countIds({ pattern }: KnownRoute) {
	return pattern.split(':').length
}

/** Lower case and decoded, except encoded slashes. */
function readPath(pathname: string) {
	try {
		const path = decodeURIComponent(pathname.replace(/%2f/gi, '%252f')).toLowerCase()
		return trimSlashes(path) || '/'
	} catch {
		return undefined
	}
}

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
