import { getCallFamily } from '#app/config/counted-labels'
import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { countCall } from '#app/config/metrics.server'
import type { Language } from '#app/locales/languages'
import { judgeAnswer, recordCall } from './api-state'
import { isAnonymousCall, isNone, canUseTemporaryToken, lostStatuses, timeouts } from './call-rules'
import { readContentLanguage } from './content-language'
import { readDataUri } from './data-uri'
import { ApiError, ApiFailure, ApiUnreachable, TokenRejected } from './errors'
import { readFailure } from './failure'
import type { ReadList } from '#app/lib/read-list'
import { findOne } from './jsonapi'
import { endList, followPages } from './follow-pages.server'
import { includeRelations } from './include-relations.server'
import type { ReadAnswer } from './known-answers.server'
import type { Reader } from './reader'
import { encodeMultipart, type FilePart } from './multipart'
import {
	createCallFacts,
	describeCause,
	findResource,
	logFault,
	parseResource,
	readAnswer,
	readJson,
	readPage,
	refuseRedirect,
	requireCommandSuccess,
} from './read-answer.server'
import { withSideBreaker } from './side-calls'
import { sendCall, type WireAnswer, type WireRequest } from './transport.server'

export interface Authorization {
	accessToken: () => Promise<string | undefined>
	/** Returns a newer token than the refused one; absent when tokens are not renewed. @throws SessionExpired */
	renewed?: (refused: string) => Promise<string>
	/** Name of a read that begins with the session's owner; undefined without a session. */
	nameRead?: (path: string) => string | undefined
	/** Whether a newer token was stored before, so that it may have ended too. */
	wasStored?: (token: string) => boolean
}

interface Options {
	requestId: string
	language: () => Promise<Language>
	branch: () => Promise<string | undefined>
	authorization?: Authorization
	/** Sent as `Token` for the calls in contract §1. */
	temporaryToken?: () => Promise<string | undefined>
	signal?: AbortSignal
	/** Milliseconds left for a read, where several share them. */
	patience?: () => number
	/** Gets the document of a read whose `Content-Language` differs from the language asked for. */
	recordForeign?: (document: unknown, from: string, asked: Language) => void
}

type Call = Pick<WireRequest, 'method' | 'path' | 'body' | 'timeout' | 'signal'> & {
	headers?: Record<string, string>
}

/** Outcome of a command without a response; `done`: its action is done, by this command or by somebody else. */
export type LostAnswer = 'arrived' | 'done' | 'missing' | 'unknown'

/**
 * The JSON:API for one request of a browser: headers, bearer token, one renewal and replay after a 401, parsed
 * responses. Equal reads are made once. Every call throws an ApiError, or SessionExpired.
 */
export class ApiClient {
	readonly #options: Options
	readonly #pace: 'call' | 'side'
	readonly #reads: Map<string, Promise<ReadAnswer>>
	#judgeLost: ((error: ApiError) => Promise<LostAnswer>) | undefined

	constructor(
		options: Options,
		pace: 'call' | 'side' = 'call',
		reads = new Map<string, Promise<ReadAnswer>>(),
	) {
		this.#options = options
		this.#pace = pace
		this.#reads = reads
	}

	/** Client for optional reads: they wait 2 s, and are skipped while the API does not answer (contract §8). */
	get side() {
		return new ApiClient(this.#options, 'side', this.#reads)
	}

	/** The same client with a time that its reads share. */
	within(patience: () => number) {
		return new ApiClient({ ...this.#options, patience }, this.#pace, this.#reads)
	}

	get requestId() {
		return this.#options.requestId
	}

	async get<T>(address: string, schema: Reader<T>): Promise<T> {
		const path = includeRelations(address, schema)
		const call = this.#facts('GET', path)
		return findResource(schema, await this.#read(path), call) ?? parseResource(schema, undefined, call)
	}

	/** Undefined for `data: null`, and for 404 where that means none (contract §3). */
	async find<T>(address: string, schema: Reader<T>): Promise<T | undefined> {
		const path = includeRelations(address, schema)
		const answer = await this.#read(path).catch((error: unknown) => {
			if (error instanceof ApiFailure && isNone(address, error.answered)) return undefined
			throw error
		})
		return answer && findResource(schema, answer, this.#facts('GET', path))
	}

	/** Reads a resource with a small `image` as a data URI; the response may also be the image itself. */
	async getImage<T>(path: string, schema: Reader<T>): Promise<T> {
		const answer = await this.#call({ method: 'GET', path, timeout: timeouts.call })
		const isImage = /^\s*image\//i.test(answer.header('content-type') ?? '')
		const resource = isImage
			? { image: await readDataUri(answer) }
			: findOne(await readJson(answer, this.#facts('GET', path)))
		return parseResource(schema, resource, this.#facts('GET', path))
	}

	/**
	 * All pages of a list. Incomplete when a resource violates the contract, which is logged, or a page could not be read
	 * (contract §9).
	 */
	async list<T>(address: string, schema: Reader<T>): Promise<ReadList<T>> {
		const path = includeRelations(address, schema)
		const until = performance.now() + timeouts[this.#pace].total
		const answer = await this.#read(path)
		const call = this.#facts('GET', path)
		const first = readPage(schema, answer, call)
		if (first.next === undefined && !answer.isPartial) return endList([first], call)
		return followPages({ ...first, next: first.next ?? '' }, { path, call }, async (next) => {
			const left = until - performance.now()
			if (left <= 0) return undefined
			const answer = await this.#read(next, left)
			return { page: readPage(schema, answer, call), bytes: answer.bytes }
		})
	}

	/** Sets how to find out whether a command arrived when its response is lost; one that arrived counts as answered. */
	judgeLostAnswers(judge: (error: ApiError) => Promise<LostAnswer>) {
		this.#judgeLost = judge
	}

	/** A command whose response is used only when it reports a failure. */
	post(path: string, body?: unknown): Promise<void> {
		return this.#finish(path, () => this.#command(path, body))
	}

	/** A command with one resource in its response. */
	async ask<T>(path: string, body: unknown, schema: Reader<T>): Promise<T> {
		const call = this.#facts('POST', path)
		const document = await readJson(await this.#command(path, body), call)
		return parseResource(schema, findOne(document), call)
	}

	/** Streams a multipart body. */
	async upload(path: string, fields: Record<string, string>, files: readonly FilePart[]): Promise<void> {
		const { body, length, type } = encodeMultipart(fields, files)
		const headers = { 'Content-Type': type, 'Content-Length': String(length) }
		const call = { method: 'POST', path, body, headers, timeout: timeouts.upload } as const
		await this.#finish(path, () => this.#call(call))
	}

	/** The response with a streaming body; the abort of the request ends the call. `range`: headers that may be answered by 416. */
	download(path: string, range?: Record<string, string>): Promise<WireAnswer> {
		const { signal } = this.#options
		return this.#call({ method: 'GET', path, headers: range, timeout: timeouts.download, signal })
	}

	#facts(method: WireRequest['method'], path: string) {
		return createCallFacts(this.#options.requestId, { method, path })
	}

	#command(path: string, body: unknown) {
		this.#reads.clear()
		const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
		return this.#call({
			method: 'POST',
			path,
			body: body === undefined ? undefined : JSON.stringify(body),
			headers,
			timeout: timeouts.call,
		})
	}

	/** Drops cached reads after a command. Restores them when the command may not have arrived. */
	async #finish(path: string, command: () => Promise<WireAnswer>) {
		const before = [...this.#reads]
		this.#reads.clear()
		try {
			await requireCommandSuccess(await command(), this.#facts('POST', path))
		} catch (error) {
			const lost = error instanceof ApiError && error.mayHaveArrived ? error : undefined
			const outcome = lost ? await this.#judgeLost?.(lost) : 'answered'
			if (outcome === 'arrived') return
			if (outcome !== 'answered' && outcome !== 'done')
				before.forEach(([path, read]) => this.#reads.set(path, read))
			throw error
		}
	}

	/** `most`: milliseconds, when less than the pace allows. */
	#read(path: string, most: number = timeouts[this.#pace].total) {
		const { authorization, patience } = this.#options
		const left = Math.min(most, patience?.() ?? most)
		const key = `${this.#pace} ${path}`
		const known = this.#reads.get(key)
		if (known) return known
		const read = async () => {
			const timeout = { headers: left, body: left, total: left }
			const answer = await this.#call({ method: 'GET', path, timeout })
			const read = await readAnswer(answer, this.#facts('GET', path), authorization?.nameRead?.(path))
			await this.#recordLanguage(path, answer, read)
			return read
		}
		const reading = this.#pace === 'side' ? withSideBreaker(path, read) : read()
		this.#reads.set(key, reading)
		return reading
	}

	async #recordLanguage(path: string, answer: WireAnswer, { document }: ReadAnswer) {
		const from = readContentLanguage(answer.header('content-language'))
		if (from === undefined || isAnonymousCall(path)) return
		const asked = await this.#options.language()
		if (from !== asked) this.#options.recordForeign?.(document, from, asked)
	}

	async #call(call: Call): Promise<WireAnswer> {
		const authorization = isAnonymousCall(call.path) ? undefined : this.#options.authorization
		const token = await authorization?.accessToken()
		let answer = await this.#send(call, token)
		if (answer.status === 401 && authorization?.renewed && token !== undefined) {
			await answer.drop()
			answer = await this.#sendRenewed(call, authorization, await authorization.renewed(token))
		}
		if (answer.status >= 300 && answer.status < 400)
			return refuseRedirect(answer, this.#facts(call.method, call.path))
		if (answer.status < 400 || (answer.status === 416 && call.headers?.Range)) return answer
		const failure = await readFailure(answer, call)
		if (call.method === 'POST') logFault(this.#facts('POST', call.path), failure)
		failure.mayHaveArrived = call.method === 'POST' && lostStatuses.includes(answer.status)
		throw failure
	}

	/** @throws TokenRejected */
	async #sendRenewed(call: Call, authorization: Authorization, token: string): Promise<WireAnswer> {
		const answer = await this.#send(call, token)
		if (answer.status !== 401) return answer
		await answer.drop()
		if (!authorization.renewed || !authorization.wasStored?.(token)) throw new TokenRejected()
		return this.#sendRenewed(call, authorization, await authorization.renewed(token))
	}

	async #send(call: Call, token: string | undefined) {
		const { requestId, language, branch, temporaryToken } = this.#options
		const [domain, spoken] = [await branch(), await language()]
		const temporary = canUseTemporaryToken(call.path) ? await temporaryToken?.() : undefined
		const started = performance.now()
		const line = createCallFacts(requestId, call)
		try {
			const answer = await sendCall({
				...call,
				headers: {
					Accept: 'application/vnd.api+json, application/json',
					'Accept-Language': spoken,
					'X-Request-Id': requestId,
					...(domain === undefined ? {} : { domain }),
					...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
					...(temporary === undefined ? {} : { Token: temporary }),
					...call.headers,
				},
			})
			const took = performance.now() - started
			const state = recordCall(judgeAnswer(answer, call, call.timeout === timeouts.download))
			const [level, words] =
				state === 'ok' ? (['info', 'api call'] as const) : (['warn', 'api call failed'] as const)
			if (state !== 'ok' || answer.status >= 400 || getConfig().LOG_CALLS === 'all')
				getLogger()[level]({ ...line, status: answer.status, ms: Math.round(took) }, words)
			countCall(call.method, getCallFamily(call.path), String(answer.status), took)
			return answer
		} catch (error) {
			const took = performance.now() - started
			const fault = describeCause(error)
			getLogger().warn({ ...line, ms: Math.round(took), fault }, 'api call failed')
			countCall(call.method, getCallFamily(call.path), fault, took)
			if (error instanceof ApiUnreachable) {
				recordCall('failing')
				error.mayHaveArrived = call.method === 'POST' && error.wasSent
			}
			throw error
		}
	}
}
