import type { Context, ErrorHandler } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { logUnexpected } from '#app/config/log.server'
import { reportError } from '#app/config/report-error.server'
import { findContext } from '#app/request/create-context.server'
import { createRequestFacts, type RequestFacts } from '#app/request/request-facts'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { refuseFailed } from '#app/request/refusals.server'
import { reportStoreFault } from '#app/session/store-fault.server'
import { isStoreUnavailable, storeRetrySeconds } from '#app/session/store.server'
import { FaultPage } from './bare-pages'
import { isDataRequest } from './data-request'
import type { ServerEnv } from './request-facts.server'
import { addSecurityHeaders } from './security-headers.server'
import { paths } from '#app/paths'
import { validateHeaderValue } from 'node:http'

/** Throws for a response that Node cannot write: Node would send plain text without our headers. */
export function requireAnswer(answer: Response): Response {
	// A loader may return plain data that has a status and headers.
	if (!(answer.headers instanceof Headers)) throw new TypeError('A handler answered with no Response')
	const { status } = answer
	if (!Number.isInteger(status) || status < 200 || status > 599)
		throw new TypeError('A handler answered with no status of an answer')
	for (const [name, value] of answer.headers) validateHeaderValue(name, value)
	return answer
}

/** Replaces the request by the not-found page, which shows the reason in the visitor's language. */
export function refuse(
	c: Context<ServerEnv>,
	refused: NonNullable<RequestFacts['refused']>,
	address: string = c.req.url,
) {
	const requestFacts = { ...c.get('requestFacts'), refused }
	c.set('requestFacts', requestFacts)
	c.set('loadContext', { requestFacts })
	const url = new URL(address)
	const data = isDataRequest(address) ? '?_data=routes%2Fguest%2Fnot-found' : ''
	c.req.raw = new Request(new URL(paths.notFound() + data, url), {
		headers: { Cookie: c.req.header('Cookie') ?? '' },
	})
}

/** Responds 503 while the session store is unavailable, else 500. Adds all headers: the guard itself may have failed. */
export function createFaultHandler(stylesheets: readonly string[]): ErrorHandler<ServerEnv> {
	return async (error, c) => {
		const requestFacts = findFacts(c) ?? createRequestFacts(false)
		if (!c.req.raw.signal.aborted) logFault(error, requestFacts.requestId)
		// Hono would copy the headers of the failed response.
		c.res = undefined
		const response = await createFaultAnswer(error, c, { requestFacts, stylesheets })
		addSecurityHeaders(response.headers, requestFacts)
		response.headers.set('X-Request-Id', requestFacts.requestId)
		return response
	}
}

function findFacts({ var: { requestFacts } }: { var: Partial<ServerEnv['Variables']> }) {
	return requestFacts
}

interface FaultAnswer {
	requestFacts: RequestFacts
	stylesheets: readonly string[]
}

async function createFaultAnswer(
	error: Error,
	c: Context<ServerEnv>,
	{ requestFacts: { requestId }, stylesheets }: FaultAnswer,
) {
	const isAway = isStoreUnavailable(error)
	const reason = isAway ? 'unavailable' : 'generic'
	const status = isAway ? 503 : 500
	const headers = new Headers(isAway ? { 'Retry-After': String(storeRetrySeconds) } : {})
	const data = isDataRequest(c.req.url) ? await refuseData(c, reason, status) : undefined
	if (data !== undefined) {
		headers.set('Content-Type', 'application/json; charset=utf-8')
		headers.set('X-Remix-Catch', 'yes')
		return new Response(data, { status, headers })
	}
	const address = hideUrlSecrets(c.req.url)
	const page = createElement(FaultPage, { reason, requestId, stylesheets, address })
	headers.set('Content-Type', 'text/html; charset=utf-8')
	return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { status, headers })
}

function logFault(error: Error, requestId: string) {
	if (isStoreUnavailable(error)) return reportStoreFault(error, requestId)
	logUnexpected(error, 'unexpected error', requestId)
	reportError(error, requestId)
}

async function refuseData(c: Context<ServerEnv>, reason: 'unavailable' | 'generic', status: 503 | 500) {
	try {
		const ctx = await findContext(c.get('loadContext'))
		return (
			ctx &&
			(await refuseFailed(await ctx.texts.say(), { reason, status, reference: ctx.facts.requestId }).text())
		)
	} catch {
		return undefined
	}
}
