import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

const oneYear = 'public, max-age=31536000, immutable'

/** The files of the build, precompressed; only hashed names are kept by browsers without asking. */
export function staticFiles(directory: string) {
	const files = new Hono()
	const serve = serveStatic({
		root: directory,
		precompressed: true,
		onFound: (path, c) => c.header('Cache-Control', path.includes('/assets/') ? oneYear : 'public, no-cache'),
	})
	files.get('/assets/*', serve, (c) => c.text('Not found\n', 404))
	for (const file of ['/enhance.js', '/service-worker.js', '/favicon.svg', '/favicon.ico', '/robots.txt']) {
		files.get(file, etag(), serve)
	}
	return files
}
