import { Hono, type MiddlewareHandler } from 'hono'
import { health } from './health.server'
import { policyReportPath, policyReports } from './policy-reports.server'
import type { ServerEnv } from './request-facts.server'

/** The guard adds these to every other answer. */
const addHeaders: MiddlewareHandler = async (c, next) => {
	await next()
	c.header('X-Content-Type-Options', 'nosniff')
	c.header('Cache-Control', 'no-store')
}

/** Routes in front of the guard: probes of the operator, reports of browsers. */
export const unguarded = new Hono<ServerEnv>()
unguarded.on('ALL', ['/healthz', '/readyz', policyReportPath], addHeaders)
unguarded.route('/', health)
unguarded.route('/', policyReports)
