import type { Context, MiddlewareHandler, Next } from 'hono'
import { followRequest, getLogger } from '#app/config/log.server'
import type { ApiFault } from '#app/config/counted-labels'
import { countFailedPage, countRequest } from '#app/config/metrics.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import { findContext } from '#app/request/create-context.server'
import { readPairs } from '#app/lib/read-pairs'
import type { Outcome, SendOutcome } from '#app/request/outcome'
import { isPlainPage } from '#app/paths'
import { compress, isCompressible } from './raw-answers.server'
import { isSameSitePost } from './cross-site'
import { refuse, requireAnswer } from './fault-answer.server'
import { readRequestFacts, type ServerEnv } from './request-facts.server'
import { addSecurityHeaders } from './security-headers.server'
import { isStaticPath } from './static-files.server'
import { watchBody } from './watch-body.server'
import { hasBoundary, isMultipart, readFields, type FormFault } from '#app/request/read-fields.server'
import { drainFactor, readWithin } from '#app/lib/read-within'
import { maxMegabytes } from '#app/request/read-upload.server'
import { getBodyLimit, isUploadPath } from './slow-bodies'
import { isSentByScript } from '#app/lib/request-kind'

/** A redirect as an empty answer, whose `Location` the script opens as a page. */
function toScriptRedirect(answer: Response, request: Pick<Request, 'method' | 'headers'>): Response {
	if (!isSentByScript(request) || answer.status < 300 || answer.status > 399) return answer
	return new Response(null, { status: 204, headers: answer.headers })
}

type Fault = FormFault | 'tooLong'
type Body = { body: ReadableStream<Uint8Array> | Buffer<ArrayBuffer> | null; fault?: undefined }

/** Reads a form; uploads pass unread. `tooLong` is drained, `tooLarge` (three times the limit) is not. */
async function readBody(
	{ body, headers }: Request,
	path: string,
): Promise<Body | { body?: undefined; fault: Fault }> {
	const type = headers.get('Content-Type') ?? ''
	const hasFiles = isUploadPath(path) && isMultipart(type)
	const limit = hasFiles ? maxMegabytes * 1024 * 1024 : getBodyLimit(path)
	if (Number(headers.get('Content-Length')) > limit * drainFactor) return { fault: 'tooLarge' }
	if (hasFiles) return hasBoundary(type) ? { body } : { fault: 'unreadable' }
	const bytes = await readWithin(body, limit)
	if (!Buffer.isBuffer(bytes)) return { fault: bytes === 'drained' ? 'tooLong' : 'tooLarge' }
	const fields = await readFields(bytes, type)
	return fields instanceof URLSearchParams ? { body: bytes } : { fault: fields }
}

const methods = ['GET', 'HEAD', 'POST']

type Refusal = Parameters<typeof refuse>[1]

/** The steps of every request, in order. Errors go to the error handler of the application. */
export const guardRequest: MiddlewareHandler<ServerEnv> = async (c, next) => {
	const started = performance.now()
	const { url, host, line, referrerPolicy } = readFacts(c)
	const endRequest = followRequest(line.requestId)
	let status = 500
	let outcome: Outcome | undefined
	try {
		let response: Response
		if (url === undefined) response = refuseHost(line.requestId, host)
		else {
			const refusal = judgeMethod(c) ?? judgeOrigin(c, url) ?? (await readForm(c, url))
			if (refusal) refuse(c, refusal, url)
			response = await respond(c, next)
		}
		outcome = await addHeaders(c, response, referrerPolicy)
		status = response.status
		await sendResponse(c, response)
	} finally {
		logRequest(c, line, describeAnswer(c, line.method, status, outcome), performance.now() - started)
		endRequest()
	}
}

/** Reads everything that later steps replace. */
function readFacts(c: Context<ServerEnv>) {
	const { requestFacts, url, host } = readRequestFacts(c)
	c.set('requestFacts', requestFacts)
	c.set('loadContext', { requestFacts })
	const line = { requestId: requestFacts.requestId, method: c.req.method, path: hideToken(c.req.path) }
	return { url, host, line, referrerPolicy: findReferrerPolicy(c) }
}

function refuseHost(requestId: string, host: string) {
	logSecurityEvent('hostRefused', { requestId, host })
	return new Response('Misdirected request\n', {
		status: 421,
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	})
}

function judgeMethod(c: Context<ServerEnv>): Refusal | undefined {
	return methods.includes(c.req.method) ? undefined : { status: 405, reason: 'wrongMethod' }
}

function judgeOrigin(c: Context<ServerEnv>, url: string): Refusal | undefined {
	if (c.req.method !== 'POST' || isSameSitePost(copyHeaders(c), url)) return undefined
	logSecurityEvent('foreignForm', { requestId: c.get('requestFacts').requestId, detail: 'otherSite' })
	return { status: 403, reason: 'forbidden' }
}

async function readForm(c: Context<ServerEnv>, url: string): Promise<Refusal | undefined> {
	const { method, signal } = c.req.raw
	if (method !== 'POST') {
		if (url !== c.req.url) c.req.raw = new Request(url, { method, headers: c.req.raw.headers, signal })
		return undefined
	}
	const { body, fault } = await readBody(c.req.raw, c.req.path)
	if (fault === 'tooLong') c.get('requestFacts').isTooLong = true
	else if (fault) return { status: fault === 'tooLarge' ? 413 : 400, reason: fault }
	const headers = copyHeaders(c)
	// Remix compares Origin again and would refuse a page with a hidden address.
	if (headers.has('Origin')) headers.set('Sec-Fetch-Site', 'same-origin')
	headers.delete('Origin')
	c.req.raw = new Request(url, { method, headers, body, signal, duplex: 'half' })
	return undefined
}

/** Plain pages send no referrer, so browsers send `Origin: null`; the form token is their check. */
function copyHeaders(c: Context<ServerEnv>) {
	const headers = new Headers(c.req.raw.headers)
	if (isPlainPage(c.req.path) && headers.get('Origin') === 'null') headers.delete('Origin')
	return headers
}

async function respond(c: Context<ServerEnv>, next: Next): Promise<Response> {
	try {
		await next()
	} catch (error) {
		// Hono passes only instances of Error to its error handler.
		throw error instanceof Error ? error : new Error('A value that is no error was thrown')
	}
	const answer = toScriptRedirect(requireAnswer(c.res), c.req.raw)
	if (isCompressible(answer)) return compress(answer, c)
	return watchBody(answer, c.get('requestFacts').requestId, c.env.outgoing)
}

async function addHeaders(c: Context<ServerEnv>, { status, headers }: Response, referrerPolicy?: string) {
	if (referrerPolicy) headers.set('Referrer-Policy', referrerPolicy)
	const requestFacts = c.get('requestFacts')
	const ctx = await findContext(c.get('loadContext'))?.catch(() => undefined)
	addSecurityHeaders(headers, requestFacts, ctx?.outcome)
	headers.set('X-Request-Id', requestFacts.requestId)
	// Prefetched pages may be out of date after a form.
	if (c.req.method === 'POST' && !headers.has('Clear-Site-Data'))
		headers.set('Clear-Site-Data', '"prefetchCache"')
	// The rest of the body is not read.
	if (status === 413) headers.set('Connection', 'close')
	if (status === 405 && !headers.has('Allow')) headers.set('Allow', methods.join(', '))
	return ctx?.outcome
}

async function sendResponse(c: Context<ServerEnv>, response: Response) {
	// Otherwise Hono copies the headers of the previous response, including its length.
	c.res = undefined
	c.res = c.req.method === 'HEAD' ? await dropBody(response) : response
}

/** Closes the source of the body, such as an API connection. */
async function dropBody({ body, status, headers }: Response) {
	await body?.cancel()
	return new Response(null, { status, headers })
}

interface Answer {
	status: number
	/** Outcome of a posted form. */
	outcome?: SendOutcome
	fault?: ApiFault
}

/** As nginx logs a sender who left before the answer. */
const senderLeft = 499

/**
 * A form that met no page was refused early, or failed. One whose sender left whole may have arrived. `method` is that of
 * the sender: a refused request is replaced by a GET.
 */
function describeAnswer(
	{ req, env }: Context<ServerEnv>,
	method: string,
	status: number,
	outcome?: Outcome,
): Answer {
	const fault = outcome?.fault
	const isLeft = status >= 500 && fault === undefined && req.raw.signal.aborted
	const unsaid = isLeft ? (env.incoming?.complete ? 'lost' : 'left') : status >= 500 ? 'failed' : 'refused'
	const sent = outcome?.sent ?? (status >= 400 ? unsaid : undefined)
	return { status: isLeft ? senderLeft : status, outcome: method === 'POST' ? sent : undefined, fault }
}

function logRequest(
	c: Context<ServerEnv>,
	line: ReturnType<typeof readFacts>['line'],
	answer: Answer,
	milliseconds: number,
) {
	const { status, fault } = answer
	const level = status >= 500 ? 'error' : 'info'
	const pattern = c.get('pattern')
	const facts = { ...line, path: pattern ?? line.path, ...c.get('requestFacts').visit }
	getLogger()[level]({ ...facts, ...answer, ms: Math.round(milliseconds) }, 'request')
	const route = pattern ?? (isStaticPath(line.path) ? 'file' : '*')
	countRequest(line.method, route, status, milliseconds)
	if (fault) countFailedPage(fault)
}

/** Pages and files would receive the secret of the address as referrer. */
function findReferrerPolicy({ req }: Context<ServerEnv>) {
	if (isPlainPage(req.path)) return 'no-referrer'
	const [, query = ''] = /\?([^#]*)/.exec(req.url) ?? []
	const hasToken = readPairs(Buffer.from(query)).some(([name]) => /^(access|refresh)Token$/.test(name))
	return hasToken || hideToken(req.path) !== req.path ? 'strict-origin' : undefined
}

function hideToken(path: string) {
	return path.replace(/^(\/reset\/password\/).+/i, '$1…')
}
