import { existsSync, readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { getConfig } from '#app/config/config.server'

const oneYear = 'public, max-age=31536000, immutable'
/** The addresses of public/, found in the build when it is served. */
const unhashed = new Set<string>()

/**
 * The files of the build, precompressed; only hashed names are kept by browsers without asking. Those of other builds come from
 * the folder that they share, if there is one.
 */
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

/** The files of the build beside its folder of hashed ones, without their compressed copies; none in development. */
function listPublicFiles(directory: string): string[] {
	if (!existsSync(directory)) return []
	const entries = readdirSync(directory, { withFileTypes: true })
	return entries
		.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
		.map(({ name }) => `/${name}`)
}

/** The environment is read with the first request: its faults are told at start. */
function serveShared(): MiddlewareHandler {
	let serve: MiddlewareHandler | undefined
	return (c, next) => {
		const { ASSETS_DIR: root } = getConfig()
		if (!root) return next()
		serve ??= serveStatic({
			root,
			precompressed: true,
			rewriteRequestPath: (path) => path.slice('/assets'.length),
		})
		return serve(c, next)
	}
}

/** Whether a path is that of a file, as it is written: one with dots or escapes may lead elsewhere. */
export function isStaticPath(path: string) {
	return unhashed.has(path) || /^\/assets\/\w[\w.-]*$/.test(path)
}

function keptFor(time: string): MiddlewareHandler {
	return async (c, next) => {
		await next()
		if (c.res.ok) c.header('Cache-Control', time)
	}
}
