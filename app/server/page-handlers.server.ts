import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { isOn } from '#app/lib/speed'

/** Remix compiles the patterns of all its routes three times per page. Each handler has one route, its layouts and the not-found page. */
export function createPageHandlers(build: ServerBuild): (routeId?: string) => RequestHandler {
	const handlers = new Map<string, RequestHandler>()
	const createFor = (routeId: string) => {
		const kept = new Set([...listAround(build, routeId), notFound])
		const keep = <T>(all: Record<string, T>) =>
			Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)))
		const assets = { ...build.assets, routes: keep(build.assets.routes) }
		return createRequestHandler({ ...build, assets, routes: keep(build.routes) }, build.mode)
	}
	const all = createRequestHandler(build, build.mode)
	return (routeId) => {
		if (!routeId || !isOn('handlers')) return all
		const handler = handlers.get(routeId) ?? createFor(routeId)
		handlers.set(routeId, handler)
		return handler
	}
}

const notFound = 'routes/guest/not-found'

function listAround(build: ServerBuild, routeId: string): string[] {
	const parentId = build.routes[routeId]?.parentId
	return [routeId, ...(parentId ? listAround(build, parentId) : [])]
}
