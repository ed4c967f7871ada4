import { Hono, type MiddlewareHandler } from 'hono'
import { health } from './health.server'
import { policyReportPath, policyReports } from './policy-reports.server'
import type { ServerEnv } from './request-facts.server'

const addHeaders: MiddlewareHandler = async (c, next) => {
	await next()
	c.header('X-Content-Type-Options', 'nosniff')
	c.header('Cache-Control', 'no-store')
}

/** Routes before the guard: probes and browser reports. */
export const unguarded = new Hono<ServerEnv>()
unguarded.on('ALL', ['/healthz', '/readyz', policyReportPath], addHeaders)
unguarded.route('/', health)
unguarded.route('/', policyReports)
