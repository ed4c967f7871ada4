import { existsSync, readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { getConfig } from '#app/config/config.server'
import { isHashedName } from './hashed-name'

const oneYear = 'public, max-age=31536000, immutable'
/** The addresses of public/, found in the build when it is served. */
const unhashed = new Set<string>()

/** Serves precompressed build files. Only hashed names are immutable; ASSETS_DIR has those of other builds. */
export function serveStaticFiles(directory: string) {
	const files = new Hono()
	const serve = serveStatic({ root: directory, precompressed: true })
	files.get('/assets/*', keptFor(oneYear), serve, serveShared(), (c) => c.text('Not found\n', 404))
	for (const file of listPublicFiles(directory)) {
		unhashed.add(file)
		files.get(file, keptFor('public, no-cache'), etag(), serve)
	}
	return files
}

/** Files of the build without a hash in their name, without compressed copies; none in development. */
function listPublicFiles(directory: string): string[] {
	if (!existsSync(directory)) return []
	const entries = readdirSync(directory, { withFileTypes: true })
	return entries
		.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
		.map(({ name }) => `/${name}`)
}

/** Created on the first request: faults of the environment are reported at start. */
function serveShared(): MiddlewareHandler {
	let serve: MiddlewareHandler | undefined
	return (c, next) => {
		const { ASSETS_DIR: root } = getConfig()
		// The folder may hold other files than those of a build.
		if (!root || !isHashedName(c.req.path.slice('/assets/'.length))) return next()
		serve ??= serveStatic({
			root,
			precompressed: true,
			rewriteRequestPath: (path) => path.slice('/assets'.length),
		})
		return serve(c, next)
	}
}

/** Compares the raw path: dots or escapes may point elsewhere. */
export function isStaticPath(path: string) {
	return unhashed.has(path) || /^\/assets\/\w[\w.-]*$/.test(path)
}

function keptFor(time: string): MiddlewareHandler {
	return async (c, next) => {
		await next()
		if (c.res.ok) c.header('Cache-Control', time)
	}
}
