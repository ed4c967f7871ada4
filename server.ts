import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import * as build from 'virtual:remix/server-build'
import { wrapErrors, commitResponse, wrapCommits } from '#app/request/answer.server'
import { getContext } from '#app/request/create-context.server'
import { answerOffice } from '#app/server/answer-office.server'
import { announceClose, createLimitedServer } from '#app/server/announce-close'
import { limitAdmission } from '#app/server/admit.server'
import { guardRequest } from '#app/server/request-guard.server'
import { createFaultHandler, requireAnswer } from '#app/server/fault-answer.server'
import { traceRoute } from '#app/server/trace-route.server'
import { createPageHandlers } from '#app/server/page-handlers.server'
import { answerRejectedConnections, answerUnreadable } from '#app/server/raw-answers.server'
import { serveOfflineForms } from '#app/server/offline-forms.server'
import { limitRate } from '#app/server/rate-limit.server'
import { repairAddress, hideUnreadableAddress } from '#app/server/repair-address.server'
import { limitBodies } from '#app/server/slow-bodies'
import { refuseStockServer, start } from '#app/operations/start.server'
import { serveStaticFiles } from '#app/server/static-files.server'
import { unguarded } from '#app/server/unguarded.server'
import type { ServerEnv } from '#app/server/request-facts.server'

// remix-serve has no response hook, so the routes themselves commit the session there.
export * from 'virtual:remix/server-build'
export const routes = wrapCommits(build.routes)

const findHandler = createPageHandlers({ ...build, routes: wrapErrors(build.routes) })

const stylesheets = build.assets.routes.root?.css ?? []

const app = new Hono<ServerEnv>()
app.onError(createFaultHandler(stylesheets))
app.use(announceClose)
app.route('/', unguarded)
app.use(guardRequest)
app.route('/', serveStaticFiles(join(import.meta.dirname, '../client')))
app.route('/', serveOfflineForms(stylesheets))
app.use(traceRoute(build.routes))
// Decoding broken escapes is slow, so they are replaced before the query is read.
app.use(hideUnreadableAddress)
app.use(limitRate)
app.use(answerOffice(stylesheets))
app.use(repairAddress)
app.all('*', async (c) => {
	const context = c.get('loadContext')
	// Reads the session first, because no page can be rendered without it.
	await getContext(c.req.raw, context)
	const handlePage = findHandler(c.get('routeId'))
	return commitResponse({ request: c.req.raw, context }, requireAnswer(await handlePage(c.req.raw, context)))
})

// The build may move this module into a chunk, so the main module is recognised by its folder.
const isMain = dirname(process.argv[1] ?? '') === import.meta.dirname

export const fetch = app.fetch
export const listener = getRequestListener(app.fetch, {
	// Makes responses without streams faster, but changes global objects. So only in the portal's own process.
	overrideGlobalObjects: isMain,
	errorHandler: answerUnreadable,
})

if (isMain) {
	const server = createLimitedServer()
	limitAdmission(server, listener, stylesheets)
	limitBodies(server)
	answerRejectedConnections(server)
	start(server)
} else refuseStockServer()
