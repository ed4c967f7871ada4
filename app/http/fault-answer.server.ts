import type { Context, ErrorHandler } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getLogger } from '#app/config/log.server'
import { reportError } from '#app/config/report-error.server'
import { findContext } from '#app/request/context.server'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { refuseFailed } from '#app/request/refusals.server'
import { reportStoreFault } from '#app/session/store-fault.server'
import { isStoreUnavailable, storeRetrySeconds } from '#app/session/store.server'
import { FaultPage } from './fault-page'
import type { ServerEnv } from './request-facts.server'

/** The answer when no page can be made: 503 while the sessions can't be used, else 500. */
export function createFaultHandler(stylesheets: readonly string[]): ErrorHandler<ServerEnv> {
	return async (error, c) => {
		const { requestId } = c.get('requestFacts')
		const reason = isStoreUnavailable(error) ? 'unavailable' : 'generic'
		if (!c.req.raw.signal.aborted) tellOfFault(error, requestId)
		const status = reason === 'unavailable' ? 503 : 500
		if (status === 503) c.header('Retry-After', String(storeRetrySeconds))
		const said = c.req.query('_data') === undefined ? undefined : await refuseData(c, reason, status)
		if (said) return said
		const address = hideUrlSecrets(c.req.url)
		const page = createElement(FaultPage, { reason, requestId, stylesheets, address })
		return c.html(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, status)
	}
}

function tellOfFault(error: Error, requestId: string) {
	if (isStoreUnavailable(error)) return reportStoreFault(error, requestId)
	const { name, stack } = error
	getLogger().error({ requestId, name, stack }, 'unexpected error')
	reportError(error, requestId)
}

/** The same for a page's script, which shows it inside the frame; undefined when nothing is known of who asks. */
async function refuseData(c: Context<ServerEnv>, reason: 'unavailable' | 'generic', status: 503 | 500) {
	try {
		const ctx = await findContext(c.get('loadContext'))
		if (!ctx) return undefined
		const refusal = refuseFailed(await ctx.loadSay(), reason, status, ctx.requestId)
		c.header('X-Remix-Catch', 'yes')
		return c.newResponse(refusal.body, status, { 'Content-Type': 'application/json; charset=utf-8' })
	} catch {
		return undefined
	}
}
