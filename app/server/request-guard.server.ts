import type { Context, MiddlewareHandler, Next } from 'hono'
import { followRequest, getLogger } from '#app/config/log.server'
import { countRequest } from '#app/config/metrics.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import { findContext } from '#app/request/context.server'
import { isPlainPage } from '#app/paths'
import { compress, isCompressible } from './compress.server'
import { isSameSitePost } from './cross-site'
import { readBody } from './read-body.server'
import { refuse } from './refuse.server'
import { requireAnswer } from './require-answer.server'
import { readRequestFacts, type ServerEnv } from './request-facts.server'
import { addSecurityHeaders } from './security-headers.server'
import { isStaticPath } from './static-files.server'
import { watchBody } from './watch-body.server'

const methods = ['GET', 'HEAD', 'POST']

/** What every request passes on its way in and out: who may knock, how much it may carry, and how it is answered. */
export const guardRequest: MiddlewareHandler<ServerEnv> = async (c, next) => {
	const started = performance.now()
	const { requestFacts, url } = readRequestFacts(c)
	const { requestId } = requestFacts
	c.set('requestFacts', requestFacts)
	c.set('loadContext', { requestFacts })
	const line = { requestId, method: c.req.method, path: loggedPath(c.req.path) }
	const referrers = referrerPolicyOf(c)
	const endRequest = followRequest(requestId)
	let status = 500
	try {
		const response = url === undefined ? refuseHost(requestId) : await respond(c, next, url)
		if (referrers) response.headers.set('Referrer-Policy', referrers)
		await addHeaders(c, response)
		status = response.status
		// Hono would copy the former answer's headers to the new one, its length too.
		c.res = undefined
		c.res = c.req.method === 'HEAD' ? await withoutBody(response) : response
	} finally {
		const took = performance.now() - started
		getLogger()[status >= 500 ? 'error' : 'info']({ ...line, status, ms: Math.round(took) }, 'request')
		countRequest(line.method, c.get('pattern') ?? (isStaticPath(line.path) ? 'file' : '*'), status, took)
		endRequest()
	}
}

/** The answer of everything behind this guard; what fails in the making goes to the error handler of the application. */
async function respond(c: Context<ServerEnv>, next: Next, url: string): Promise<Response> {
	await judge(c, url)
	try {
		await next()
	} catch (error) {
		// Hono hands on errors alone.
		throw error instanceof Error ? error : new Error('A value that is no error was thrown')
	}
	const answer = requireAnswer(c.res)
	if (isCompressible(answer)) return compress(answer, c.req.header('Accept-Encoding') ?? '')
	return watchBody(answer, c.get('requestFacts').requestId, c.env.outgoing)
}

/** Releases what the body is read from, such as a connection to the API. */
async function withoutBody({ body, status, headers }: Response) {
	await body?.cancel()
	return new Response(null, { status, headers })
}

function refuseHost(requestId: string) {
	logSecurityEvent('hostRefused', { requestId })
	return new Response('Misdirected request\n', {
		status: 421,
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	})
}

async function addHeaders(c: Context<ServerEnv>, { status, headers }: Response) {
	const requestFacts = c.get('requestFacts')
	addSecurityHeaders(headers, requestFacts, await findOutcome(c))
	headers.set('X-Request-Id', requestFacts.requestId)
	// What a form changed, no page that was fetched before it shows.
	if (c.req.method === 'POST' && !headers.has('Clear-Site-Data'))
		headers.set('Clear-Site-Data', '"prefetchCache"')
	// The rest of a body that is far too large is not read.
	if (status === 413) headers.set('Connection', 'close')
	if (status === 405 && !headers.has('Allow')) headers.set('Allow', methods.join(', '))
}

async function judge(c: Context<ServerEnv>, url: string) {
	const { method, signal } = c.req.raw
	if (!methods.includes(method)) return refuse(c, { status: 405, reason: 'wrongMethod' }, url)
	if (method !== 'POST') {
		if (url !== c.req.url) c.req.raw = new Request(url, { method, headers: c.req.raw.headers, signal })
		return
	}
	const headers = new Headers(c.req.raw.headers)
	// A page that forbids the referrer makes browsers hide its origin too: where they tell no site, the form token counts.
	if (isPlainPage(c.req.path) && headers.get('Origin') === 'null') headers.delete('Origin')
	if (!isSameSitePost(headers, url)) {
		logSecurityEvent('foreignForm', { requestId: c.get('requestFacts').requestId, detail: 'otherSite' })
		return refuse(c, { status: 403, reason: 'forbidden' }, url)
	}
	const { body, fault } = await readBody(c.req.raw, c.req.path)
	if (fault === 'tooLong') c.get('requestFacts').isTooLong = true
	else if (fault) return refuse(c, { status: fault === 'tooLarge' ? 413 : 400, reason: fault }, url)
	// Remix judges Origin once more, and without Sec-Fetch-Site: a page that hides its address would be refused.
	if (headers.has('Origin')) headers.set('Sec-Fetch-Site', 'same-origin')
	headers.delete('Origin')
	c.req.raw = new Request(url, { method, headers, body, signal, duplex: 'half' })
}

/** What is known of the page, if one was made. */
async function findOutcome(c: Context<ServerEnv>) {
	const ctx = await findContext(c.get('loadContext'))?.catch(() => undefined)
	return ctx?.outcome
}

/** Set where the address itself is a secret: whatever the page asks for would name it as where it comes from. */
function referrerPolicyOf({ req }: Context<ServerEnv>) {
	if (isPlainPage(req.path)) return 'no-referrer'
	// Hono tries each broken sign of a query on its own.
	const query = new URLSearchParams(/\?([^#]*)/.exec(req.url)?.[1])
	const carriesToken = query.has('accessToken') || query.has('refreshToken')
	return carriesToken || loggedPath(req.path) !== req.path ? 'strict-origin' : undefined
}

/** A path as the log may show it: a reset link's token stays out. */
function loggedPath(path: string) {
	return path.replace(/^(\/reset\/password\/).+/i, '$1…')
}
