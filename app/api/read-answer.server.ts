import type { z } from 'zod/v4'
import { freezeShared } from '#app/config/freeze.server'
import { getLogger } from '#app/config/log.server'
import { findErrorCode } from '#app/lib/error-code'
import { decodeText } from './answer-body.server'
import { getAnswerLimit } from './call-rules'
import { readBySchema } from './direct-reader'
import { findOne, isListOfResources, mostListed, readList } from './jsonapi'
import { cacheResponse, type CachedResponse } from './response-cache.server'
import { ApiError, ApiFailure, ApiUnreachable, ContractViolation, UnreadableAnswer } from './errors'
import { parseSuccess } from './failure'
import { logLosses } from './log-losses.server'
import type { WireAnswer, WireRequest } from './transport.server'

/** Facts of a call for the log. The path has no query, which may hold personal data. */
export interface CallFacts {
	requestId: string
	method: WireRequest['method']
	path: string
}

/** Pointers per log line. */
const mostPlaces = 10
/** Broken resources allowed in a list; each costs as much as a hundred valid ones. */
const mostBroken = 1_000

export function createCallFacts(
	requestId: string,
	{ method, path }: Pick<WireRequest, 'method' | 'path'>,
): CallFacts {
	return { requestId, method, path: path.split('?', 1).join('') }
}

/**
 * The document of an uncached response, such as a command's. @throws UnreadableAnswer for too many bytes or levels, or
 * invalid JSON; ApiUnreachable when it broke off; ApiFailure when it reports a failure
 */
export function readJson(answer: WireAnswer, call: CallFacts): Promise<unknown> {
	return readBytes(answer, call, (bytes) => parseSuccess(bytes, call.method))
}

/**
 * Ignores the response of a command, unless it reports a failure. A 2xx with text that is not JSON, such as the page of a
 * proxy, is a lost response, as a redirect is; an empty body, or one that breaks off, is a success. @throws ApiFailure;
 * UnreadableAnswer; ContractViolation
 */
export async function requireCommandSuccess(answer: WireAnswer, call: CallFacts): Promise<void> {
	if (answer.status >= 300) return refuseRedirect(answer, call)
	try {
		const bytes = await answer.bytes(getAnswerLimit(call.path))
		if (!isBlank(bytes)) parseSuccess(bytes, call.method)
	} catch (error) {
		const isLost = error instanceof UnreadableAnswer && error.where.fault === 'notJson'
		if (!isLost && !(error instanceof ApiFailure)) return
		if (isLost) error.mayHaveArrived = true
		logFault(call, error)
		throw error
	}
}

async function refuseRedirect(answer: WireAnswer, call: CallFacts): Promise<never> {
	await answer.drop()
	getLogger().warn({ ...call, status: answer.status, fault: 'redirect' }, 'answer could not be read')
	const error = new ContractViolation(call.path)
	error.mayHaveArrived = true
	throw error
}

function isBlank(bytes: Uint8Array) {
	return decodeText(bytes).trim() === ''
}

/** The response of a read, from the cache when its bytes are known. @throws as `readJson` */
export function readAnswer(answer: WireAnswer, call: CallFacts): Promise<CachedResponse> {
	return readBytes(answer, call, cacheResponse)
}

async function readBytes<T>(answer: WireAnswer, call: CallFacts, read: (bytes: Uint8Array) => T) {
	try {
		return read(await answer.bytes(getAnswerLimit(call.path)))
	} catch (error) {
		logFault(call, error)
		throw error instanceof ApiError ? error : new ApiUnreachable({ cause: error })
	}
}

/** A refusal is logged with its code and the fields that it names, never with its words. */
export function logFault(call: CallFacts, error: unknown) {
	if (error instanceof ApiFailure) {
		const { answered, code, fields } = error
		const places = fields.map(({ field }) => field).slice(0, mostPlaces)
		getLogger().warn({ ...call, status: answered, code, fields: places }, 'answer reports a failure')
		return
	}
	const where = error instanceof UnreadableAnswer ? error.where : { fault: describeCause(error) }
	getLogger().warn({ ...call, ...where }, 'answer could not be read')
}

/** @throws ContractViolation */
export function parseResource<T extends z.ZodType>(
	schema: T,
	resource: unknown,
	call: CallFacts,
): z.output<T> {
	const read = readBySchema(schema, resource)
	if (!read.success) {
		logViolation(call, pointersOf(read.error))
		throw new ContractViolation(call.path)
	}
	logLosses(schema, [resource], call)
	return read.data
}

/** Undefined when there is none. @throws ContractViolation */
export function findResource<T extends z.ZodType>(
	schema: T,
	{ takeDocument, one }: CachedResponse,
	call: CallFacts,
): z.output<T> | undefined {
	if (one.has(schema)) return one.get(schema) as z.output<T>
	const resource = findOne(takeDocument())
	if (resource === undefined) return undefined
	const read = parseResource(schema, resource, call)
	one.set(schema, freezeShared(read))
	return read
}

/** Left-out resources are logged each time. @throws ContractViolation */
export function listResources<T extends z.ZodType>(
	schema: T,
	{ takeDocument, list }: CachedResponse,
	call: CallFacts,
): z.output<T>[] {
	const before = list.get(schema) as z.output<T>[] | undefined
	if (before) return [...before]
	const document = takeDocument()
	const resources = readList(document)
	const read = parseList(schema, resources, call)
	const isWhole = read.length === resources.length
	if (!isWhole && !isListOfResources(document)) throw new ContractViolation(call.path)
	if (isWhole) list.set(schema, freezeShared(read))
	return [...read]
}

/**
 * Resources that match the schema; the others are left out and logged in one line. @throws ContractViolation for too
 * many broken or too many resources
 */
export function parseList<T extends z.ZodType>(schema: T, resources: readonly unknown[], call: CallFacts) {
	if (resources.length > mostListed) {
		getLogger().warn({ ...call, fault: 'tooMany', limit: mostListed }, 'answer could not be read')
		throw new ContractViolation(call.path)
	}
	const broken: string[][] = []
	const whole: unknown[] = []
	const parsed = resources.flatMap((resource, index): z.output<T>[] => {
		if (broken.length > mostBroken) return []
		const read = readBySchema(schema, resource)
		if (read.success) {
			whole.push(resource)
			return [read.data]
		}
		broken.push(pointersOf(read.error, [index]))
		return []
	})
	if (broken.length > 0) logViolation(call, broken.flat())
	if (broken.length > mostBroken) throw new ContractViolation(call.path)
	logLosses(schema, whole, call)
	return parsed
}

export function describeCause(error: unknown) {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
	return cause instanceof Error ? (findErrorCode(cause) ?? cause.name) : 'unknown'
}

function pointersOf({ issues }: z.ZodError, before: readonly PropertyKey[] = []) {
	return issues.map(({ path }) => [...before, ...path].map((step) => `/${String(step)}`).join(''))
}

function logViolation(call: CallFacts, fields: readonly string[]) {
	getLogger().warn({ ...call, fields: fields.slice(0, mostPlaces) }, 'answer breaks the contract')
}
