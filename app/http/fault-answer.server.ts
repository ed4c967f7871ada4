import type { ErrorHandler } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { log } from '#app/config/log.server'
import { reportError } from '#app/config/report-error.server'
import { sessionStore } from '#app/session/current-store.server'
import { visibleAddress } from '#app/lib/visible-address'
import { FaultPage } from './fault-page'
import type { Facts } from './request-facts.server'

const retryAfter = '30'

/** The answer when no page can be made: 503 while the sessions can't be reached, else 500. */
export function answerFault(stylesheets: readonly string[]): ErrorHandler<Facts> {
	return async (error, c) => {
		const { requestId } = c.get('arrival')
		const isStoreAway = await isFailing(sessionStore().check())
		if (!c.req.raw.signal.aborted) {
			const { name, stack } = error
			log().error({ requestId, name, stack }, isStoreAway ? 'session store is away' : 'unexpected error')
			reportError(error, requestId)
		}
		const reason = isStoreAway ? 'unavailable' : 'generic'
		const page = createElement(FaultPage, {
			reason,
			requestId,
			stylesheets,
			address: visibleAddress(c.req.url),
		})
		const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`
		return isStoreAway ? c.html(html, 503, { 'Retry-After': retryAfter }) : c.html(html, 500)
	}
}

async function isFailing(check: Promise<unknown>) {
	return check.then(
		() => false,
		() => true,
	)
}
