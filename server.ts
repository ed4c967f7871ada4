import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import * as build from 'virtual:remix/server-build'
import { wrapErrors, commitResponse, wrapCommits } from '#app/request/answer.server'
import { getContext } from '#app/request/context.server'
import { limitAdmission } from '#app/http/admit.server'
import { guardRequest } from '#app/http/request-guard.server'
import { createFaultHandler } from '#app/http/fault-answer.server'
import { traceRoute } from '#app/http/trace-route.server'
import { createPageHandlers } from '#app/http/page-handlers.server'
import { requireAnswer } from '#app/http/require-answer.server'
import { answerRejectedConnections, answerUnreadable } from '#app/http/raw-answers.server'
import { limitRate } from '#app/http/rate-limit.server'
import { createLimitedServer } from '#app/http/server-limits'
import { hideUnreadableAddress } from '#app/http/readable-address.server'
import { refuseStockServer, start } from '#app/http/start.server'
import { serveStaticFiles } from '#app/http/static-files.server'
import { unguarded } from '#app/http/unguarded.server'
import type { ServerEnv } from '#app/http/request-facts.server'

// remix-serve reads the build from this file and has no hook on the response: there the routes commit the session.
export * from 'virtual:remix/server-build'
export const routes = wrapCommits(build.routes)

const findHandler = createPageHandlers({ ...build, routes: wrapErrors(build.routes) })

const stylesheets = build.assets.routes.root?.css ?? []

const app = new Hono<ServerEnv>()
app.onError(createFaultHandler(stylesheets))
app.route('/', unguarded)
app.use(guardRequest)
app.route('/', serveStaticFiles(join(import.meta.dirname, '../client')))
app.use(traceRoute(build.routes))
app.use(limitRate)
app.use(hideUnreadableAddress)
app.all('*', async (c) => {
	const context = c.get('loadContext')
	// Without a session that could be read no page can be made, not even one that says so.
	await getContext(c.req.raw, context)
	const handlePage = findHandler(c.get('routeId'))
	return commitResponse(context, requireAnswer(await handlePage(c.req.raw, context)))
})

// The bundler may move this module into a chunk beside index.js, so only the folder tells who was started.
const isMain = dirname(process.argv[1] ?? '') === import.meta.dirname

export const fetch = app.fetch
export const listener = getRequestListener(app.fetch, {
	// A Response that keeps what it was made of is answered without a stream; in a process of somebody else it stays theirs.
	overrideGlobalObjects: isMain,
	errorHandler: answerUnreadable,
})

if (isMain) {
	const server = createLimitedServer()
	limitAdmission(server, listener, stylesheets)
	answerRejectedConnections(server)
	start(server)
} else refuseStockServer()
