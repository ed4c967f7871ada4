import type { ServerBuild } from '@remix-run/node'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { trimSlashes } from '#app/lib/trim-slashes'
import { TrieRouter } from 'hono/router/trie-router'

export interface KnownRoute {
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
