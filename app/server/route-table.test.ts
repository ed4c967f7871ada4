import { matchRoutes } from '@remix-run/react'
import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { routes as known } from '../../tests/journeys/access/route-kinds'
import { createRouteTable } from './trace-route.server'

/** Routes with the exports of their files, as in the build. */
const routes = Object.fromEntries(
	known.map(({ id, path, has }) => {
		const exported = { loader: has.loader, action: has.action, default: has.page }
		const module = Object.fromEntries(Object.entries(exported).filter(([, isThere]) => isThere))
		return [id, { id, path, module }]
	}),
) as unknown as ServerBuild['routes']
const findRoute = createRouteTable(routes)
const asRemix = (path: string) => matchRoutes(Object.values(routes), path)?.at(-1)?.route.path
/** Spellings of an address, valid and invalid. */
function spellingsOf(path: string) {
	const encoded = path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`)
	return [path, path.toUpperCase(), encoded, `${path}/`, `${path}//`, `/${path}`, `${path}%2F`, `${path}/x`]
}

test.each(known)('$address belongs to the route that Remix finds, however it is spelled', ({ address }) => {
	for (const path of spellingsOf(address)) {
		const pattern = asRemix(path)
		expect([path, findRoute(path)?.pattern]).toEqual([path, pattern === '*' ? undefined : pattern])
	}
})

test('A path that cannot be decoded belongs to none', () => {
	expect(findRoute('/%zz')).toBeUndefined()
})

test.each([
	['/language', ['POST']],
	['/help', ['GET', 'HEAD']],
	['/logout', ['GET', 'HEAD', 'POST']],
	['/actions/11001/upload-document', ['GET', 'HEAD', 'POST']],
	['/actions/11012/download', ['GET', 'HEAD']],
])('%s answers %j', (path, methods) => {
	expect(findRoute(path)?.methods).toEqual(methods)
})
