import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

const oneYear = 'public, max-age=31536000, immutable'
const unhashed = ['/enhance.js', '/session-end.js', '/service-worker.js', '/favicon.svg']

/** The files of the build, precompressed; only hashed names are kept by browsers without asking. */
export function serveStaticFiles(directory: string) {
	const files = new Hono()
	const serve = serveStatic({ root: directory, precompressed: true })
	files.get('/assets/*', keptFor(oneYear), serve, (c) => c.text('Not found\n', 404))
	for (const file of unhashed) {
		files.get(file, keptFor('public, no-cache'), etag(), serve)
	}
	return files
}

/** Whether a path is that of a file, as it is written: one with dots or escapes may lead elsewhere. */
export function isStaticPath(path: string) {
	return unhashed.includes(path) || /^\/assets\/\w[\w.-]*$/.test(path)
}

function keptFor(time: string): MiddlewareHandler {
	return async (c, next) => {
		await next()
		if (c.res.ok) c.header('Cache-Control', time)
	}
}
