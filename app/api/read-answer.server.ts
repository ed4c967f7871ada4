import type { z } from 'zod/v4'
import { freezeShared } from '#app/config/freeze.server'
import { getLogger } from '#app/config/log.server'
import { findErrorCode } from '#app/lib/error-code'
import { decodeText } from './answer-body.server'
import { getAnswerLimit } from './call-rules'
import { readBySchema } from './direct-reader'
import { parseDocument } from './document'
import { findOne, isListOfResources, mostListed, readList } from './jsonapi'
import { cacheResponse, type CachedResponse } from './response-cache.server'
import { ApiError, ApiUnreachable, ContractViolation, UnreadableAnswer } from './errors'
import { tellLosses } from './tell-losses.server'
import type { WireAnswer, WireRequest } from './transport.server'

/** A call as every line of the log about it tells it: its path is without the query, which may tell of a person. */
export interface CallFacts {
	requestId: string
	method: WireRequest['method']
	path: string
}

/** How many places a line of the log names. */
const mostPlaces = 10
/** Things of a list that may be broken: each costs as much as a hundred that are not. */
const mostBroken = 1_000

/** The facts of a call; `path` may have a query. */
export function createCallFacts(
	requestId: string,
	{ method, path }: Pick<WireRequest, 'method' | 'path'>,
): CallFacts {
	return { requestId, method, path: path.split('?', 1).join('') }
}

/**
 * The document of an answer that comes once, as that of a command.
 * @throws UnreadableAnswer for one that is too large, too deep or no JSON; ApiUnreachable when it broke off
 */
export function readJson(answer: WireAnswer, call: CallFacts): Promise<unknown> {
	return readBytes(answer, call, (bytes) => parseDocument(decodeText(bytes)))
}

/** The answer to a read, which most likely came before. @throws as `readJson` */
export function readAnswer(answer: WireAnswer, call: CallFacts): Promise<CachedResponse> {
	return readBytes(answer, call, cacheResponse)
}

async function readBytes<T>(answer: WireAnswer, call: CallFacts, read: (bytes: Uint8Array) => T) {
	try {
		return read(await answer.bytes(getAnswerLimit(call.path)))
	} catch (error) {
		const where = error instanceof UnreadableAnswer ? error.where : { fault: describeCause(error) }
		getLogger().warn({ ...call, ...where }, 'answer could not be read')
		throw error instanceof ApiError ? error : new ApiUnreachable({ cause: error })
	}
}

/** A resource by its schema. @throws ContractViolation */
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
	tellLosses(schema, [resource], call)
	return read.data
}

/** The one resource of an answer; undefined where it tells of none. @throws ContractViolation */
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

/** The list of an answer; what is left out of it is told anew each time. @throws ContractViolation */
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
 * The resources of a list that keep to their schema; the others are left out, and told in one line of the log.
 * @throws ContractViolation where there are more of those than anybody leaves out, or more than anybody has
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
	tellLosses(schema, whole, call)
	return parsed
}

/** What went wrong with a call, in a word for the log. */
export function describeCause(error: unknown) {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
	return cause instanceof Error ? (findErrorCode(cause) ?? cause.name) : 'unknown'
}

/** The way to each member, as a JSON pointer into the resources as they are flattened. */
function pointersOf({ issues }: z.ZodError, before: readonly PropertyKey[] = []) {
	return issues.map(({ path }) => [...before, ...path].map((step) => `/${String(step)}`).join(''))
}

function logViolation(call: CallFacts, fields: readonly string[]) {
	getLogger().warn({ ...call, fields: fields.slice(0, mostPlaces) }, 'answer breaks the contract')
}
