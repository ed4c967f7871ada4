import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler } from '@remix-run/node'
import { Hono } from 'hono'
import * as build from 'virtual:remix/server-build'
import { answeringErrors, commit, committing } from '#app/answer.server'
import { contextOf } from '#app/context.server'
import { admit } from '#app/http/admit.server'
import { guardDoor } from '#app/http/door.server'
import { answerFault } from '#app/http/fault-answer.server'
import { followRoute } from '#app/http/follow-route.server'
import { health } from '#app/http/health.server'
import { answerRefused, answerUnreadable } from '#app/http/raw-answers.server'
import { limitRate } from '#app/http/rate-limit.server'
import { serverLimits } from '#app/http/server-limits'
import { hideUnreadablePath } from '#app/http/readable-path.server'
import { start } from '#app/http/start.server'
import { staticFiles } from '#app/http/static-files.server'
import type { Facts } from '#app/http/request-facts.server'

// remix-serve reads the build from this file and has no hook on the response: there the routes commit the session.
export * from 'virtual:remix/server-build'
export const routes = committing(build.routes)

const remix = createRequestHandler({ ...build, routes: answeringErrors(build.routes) }, build.mode)

const stylesheets = build.assets.routes.root?.css ?? []

const app = new Hono<Facts>()
app.onError(answerFault(stylesheets))
app.route('/', health)
app.use(guardDoor)
app.route('/', staticFiles(join(import.meta.dirname, '../client')))
app.use(followRoute(build.routes))
app.use(limitRate)
app.use(hideUnreadablePath)
app.all('*', async (c) => {
	const context = c.get('loadContext')
	// Without a session that could be read no page can be made, not even one that says so.
	await contextOf(c.req.raw, context)
	return commit(context, await remix(c.req.raw, context))
})

export const fetch = app.fetch
export const listener = getRequestListener(app.fetch, {
	overrideGlobalObjects: false,
	errorHandler: answerUnreadable,
})

// The bundler may move this module into a chunk beside index.js, so only the folder tells who was started.
if (dirname(process.argv[1] ?? '') === import.meta.dirname) {
	const server = createServer(serverLimits)
	admit(server, listener, stylesheets)
	answerRefused(server)
	start(server)
}
