import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { findErrorCode } from '#app/lib/error-code'
import { freezeShared } from '#app/lib/freeze'
import { getAnswerLimit } from './call-rules'
import { countRows, findOne, isListOfResources, getMostRows, isReadable, readIdentified } from './jsonapi'
import { findNextLink, findTotal, hasOmissions } from './pages'
import { createNotes, createRepeats, refused, type Loss, type Notes, type Reader } from './reader'
import {
	ApiError,
	ApiFailure,
	ApiUnreachable,
	ContractViolation,
	Redirected,
	UnreadableAnswer,
} from './errors'
import { checkSuccess, parseSuccess } from './failure'
import { logLosses, generaliseMember, isFirstTold } from './log-losses.server'
import { readKnown, type ReadAnswer } from './known-answers.server'
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
 * invalid JSON, or a command's that broke off; ApiUnreachable when a read broke off; ApiFailure when it reports a failure
 */
export function readJson(answer: WireAnswer, call: CallFacts): Promise<unknown> {
	return readBytes(answer, call, (bytes) => parseSuccess(bytes, call.method))
}

/**
 * Ignores the response of a command, unless it reports a failure. A 2xx that cannot be read to its end, such as the page
 * of a proxy or half an answer, or that says "false", is a lost response; an empty body is a success. @throws ApiFailure;
 * UnreadableAnswer
 */
export async function requireCommandSuccess(answer: WireAnswer, call: CallFacts): Promise<void> {
	try {
		await readBytes(answer, call, (bytes) => checkSuccess(bytes, answer.status))
	} catch (error) {
		if (error instanceof UnreadableAnswer) error.mayHaveArrived = true
		throw error
	}
}

/** Characters of a location in the log. */
const longestLocation = 200

/** Target of a redirect for the log: without a query, a user and a password. */
export function describeLocation(answer: Pick<WireAnswer, 'header'>): string | undefined {
	const [location] = answer.header('location')?.split(/[?#]/, 1) ?? []
	return location?.replace(/^([^/]*\/\/)[^/]*@/, '$1').slice(0, longestLocation)
}

/** A redirect is not followed: it is no answer of the API, and a command may have arrived. @throws Redirected */
export async function refuseRedirect(answer: WireAnswer, call: CallFacts): Promise<never> {
	getLogger().warn(
		{ ...call, fault: 'redirect', status: answer.status, location: describeLocation(answer) },
		'answer could not be read',
	)
	await answer.drop()
	const violation = new Redirected(call.path)
	violation.mayHaveArrived = call.method === 'POST'
	throw violation
}

/** `name`: the session that asks and the address it asks; none for a guest without one. @throws as `readJson` */
export function readAnswer(answer: WireAnswer, call: CallFacts, name?: string): Promise<ReadAnswer> {
	return readBytes(answer, call, (bytes) => {
		const read = () => ({
			document: parseSuccess(bytes, 'GET'),
			bytes: bytes.length,
			isPartial: answer.status === 206,
			one: new Map(),
			list: new Map(),
		})
		return name === undefined ? read() : readKnown(`${name} ${answer.status}`, bytes, read)
	})
}

async function readBytes<T>(answer: WireAnswer, call: CallFacts, read: (bytes: Uint8Array) => T) {
	try {
		return read(await answer.bytes(getAnswerLimit(call.path)))
	} catch (error) {
		logFault(call, error)
		if (error instanceof ApiError && !(error instanceof ApiUnreachable)) throw error
		// The status of a command came: it may have been executed.
		if (call.method === 'POST') throw new UnreadableAnswer({ fault: 'brokeOff' }, { cause: error })
		throw error instanceof ApiUnreachable ? error : new ApiUnreachable({ cause: error })
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
export function parseResource<T>(schema: Reader<T>, resource: unknown, call: CallFacts): T {
	const notes = startNotes()
	const value = schema.read(resource, notes)
	if (value === refused) {
		logViolation(call, listRefused(notes))
		throw new ContractViolation(call.path)
	}
	logLosses(notes.losses, call)
	return value
}

/** Undefined when there is none. @throws ContractViolation */
export function findResource<T>(
	schema: Reader<T>,
	{ document, one }: Pick<ReadAnswer, 'document' | 'one'>,
	call: CallFacts,
): T | undefined {
	if (one.has(schema)) return one.get(schema) as T
	requireReadable(document, call)
	const resource = findOne(document)
	if (resource === undefined) return undefined
	const read = parseResource(schema, resource, call)
	one.set(schema, freezeShared(read))
	return read
}

/** Resources of one response; several make up a list (contract §9). */
export interface ListPage<T> {
	items: readonly { identity: string | undefined; value: T }[]
	/** Resources as they came: copies and those that could not be read included. */
	count: number
	/** False when a resource that could not be read was left out, or the API left one out. */
	isWhole: boolean
	/** As `links.next` has it; undefined on the last page. */
	next: string | undefined
	/** Resources of the whole list by its `meta`, if told. */
	total: number | undefined
}

/** Resources that cannot be used are left out and logged. @throws ContractViolation, also for too many resources */
export function readPage<T>(
	schema: Reader<T>,
	{ document, bytes, list }: Pick<ReadAnswer, 'document' | 'bytes' | 'list'>,
	call: CallFacts,
): ListPage<T> {
	const before = list.get(schema) as ListPage<T> | undefined
	if (before) return before
	requireReadable(document, call)
	const [count, limit] = [countRows(document), getMostRows(bytes)]
	if (count > limit) {
		getLogger().warn({ ...call, fault: 'tooMany', limit }, 'answer could not be read')
		throw new ContractViolation(call.path)
	}
	const resources = readIdentified(document, call.path)
	const items = parseResources(schema, resources, call, isListOfResources(document))
	const isCut = hasOmissions(document)
	if (isCut && isFirstTold(call, '/meta', 'leftOut'))
		getLogger().warn({ ...call, fault: 'leftOut' }, 'list was not read to its end')
	const page = {
		items: freezeShared(items),
		count,
		isWhole: items.length === resources.length && !isCut,
		next: findNextLink(document),
		total: findTotal(document),
	}
	if (page.isWhole) list.set(schema, page)
	return page
}

function requireReadable(document: unknown, call: CallFacts) {
	if (isReadable(document)) return
	logViolation(call, [''])
	throw new ContractViolation(call.path)
}

/**
 * A list goes without broken resources; a single resource is needed. @throws ContractViolation for that, and for too many
 * broken ones
 */
function parseResources<T>(
	schema: Reader<T>,
	resources: readonly { identity: string | undefined; resource: unknown }[],
	call: CallFacts,
	isList: boolean,
) {
	const broken: string[] = []
	const losses: Loss[] = []
	const items: { identity: string | undefined; value: T }[] = []
	const repeats = createRepeats()
	for (const [index, { identity, resource }] of resources.entries()) {
		const notes = { ...startNotes(), repeats }
		const value = schema.read(resource, notes)
		if (value === refused) broken.push(...listRefused(notes).map((pointer) => `/${index}${pointer}`))
		else {
			items.push({ identity, value })
			losses.push(...notes.losses)
		}
		if (index + 1 - items.length > mostBroken) break
	}
	const count = resources.length - items.length
	if (count > mostBroken || (count > 0 && !isList)) {
		logViolation(call, broken)
		throw new ContractViolation(call.path)
	}
	logLeftOut(call, broken)
	logLosses(losses, call)
	return items
}

function startNotes() {
	return createNotes({ money: getConfig().API_MONEY })
}

function listRefused({ losses }: Notes) {
	return losses.flatMap(({ kind, pointer }) => (kind === 'refused' ? [pointer] : []))
}

export function describeCause(error: unknown) {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
	return cause instanceof Error ? (findErrorCode(cause) ?? cause.name) : 'unknown'
}

/** Elements that a list goes without are logged once for each member, as losses are. */
function logLeftOut(call: CallFacts, fields: readonly string[]) {
	const members = new Set(fields.map(generaliseMember))
	const fresh = [...members].filter((member) => isFirstTold(call, member, 'refused'))
	const told = fields.filter((field) => fresh.includes(generaliseMember(field)))
	if (told.length > 0) logViolation(call, told)
}

/** An answer that fails a request is told each time. */
function logViolation(call: CallFacts, fields: readonly string[]) {
	getLogger().warn({ ...call, fields: fields.slice(0, mostPlaces) }, 'answer breaks the contract')
}
