import { decodeText } from './answer-body.server'
import { isBarredRead } from './api-state'
import { parseDocument } from './document'
import { listMembers } from './error-members'
import { ApiFailure, UnreadableAnswer } from './errors'
import { readCode } from './refusal-code'
import { readRefusedFields } from './refused-fields'
import type { WireAnswer, WireRequest } from './transport.server'
import { number } from './numbers'
import { defineObject } from './wire'

type Plain = Record<string, unknown>

/** Bytes; larger bodies are not read. */
const largest = 256 * 1024

const lockSchema = defineObject({ lockedTimeRemaining: number })

function plain(value: unknown): Plain {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Plain) : {}
}

function word(value: unknown) {
	return typeof value === 'string' && value !== '' ? value : undefined
}

/** Code and fields of an error response (contract §2). */
export async function readFailure(
	answer: Pick<WireAnswer, 'status' | 'bytes' | 'header'>,
	call?: Pick<WireRequest, 'method' | 'path'>,
): Promise<ApiFailure> {
	const isBarred = call && isBarredRead(answer.status, call)
	return createFailure(answer.status, await readBody(answer), {
		retryAfterSeconds: readWait(answer),
		isBarred,
	})
}

/** Statuses of a 2xx that reports a failure without a status of its own: a failing read, a refused command. */
const reportedStatus = { GET: 502, POST: 422 } as const

/**
 * The document of a 2xx. @throws UnreadableAnswer; ApiFailure when the document reports a failure whatever its status is
 * (contract §9)
 */
export function parseSuccess(bytes: Uint8Array, method: WireRequest['method']): unknown {
	const document = parseDocument(decodeText(bytes))
	if (!isFailureDocument(document)) return document
	throw createFailure(findOwnStatus(document) ?? reportedStatus[method], document)
}

/** Several commands in one: each has a status of its own. */
const multiStatus = 207

/**
 * The body of a command's 2xx, which may be empty. @throws as `parseSuccess`; UnreadableAnswer when it tells of a failure in
 * another way than the contract's, so that nobody knows whether the command arrived
 */
export function checkSuccess(bytes: Uint8Array, status: number) {
	if (decodeText(bytes).trim() === '') return
	const document = parseSuccess(bytes, 'POST')
	if (status === multiStatus || isDoubtful(document)) throw new UnreadableAnswer({ fault: 'doubtful' })
}

/** The status of the first error (JSON:API). A 401 is left out: no token was refused. */
function findOwnStatus(document: unknown) {
	const { errors } = plain(document)
	const status = Number(plain(Array.isArray(errors) ? errors[0] : undefined).status)
	return Number.isInteger(status) && status >= 400 && status < 600 && status !== 401 ? status : undefined
}

function createFailure(
	status: number,
	document: unknown,
	{ retryAfterSeconds, isBarred }: { retryAfterSeconds?: number; isBarred?: boolean } = {},
) {
	return new ApiFailure(status, readCode(listMembers(document)), {
		fields: readRefusedFields(document),
		lockedSeconds: boundWait(lockOf(plain(document))),
		retryAfterSeconds: boundWait(retryAfterSeconds),
		isBarred,
	})
}

/** Longest wait (seconds) that is told. */
const longestWait = 60 * 24 * 60 * 60

function boundWait(seconds: number | undefined) {
	return seconds !== undefined && seconds >= 0 && seconds <= longestWait ? seconds : undefined
}

const no = /^(false|0|no|nee|n|f|off)$/i

/** A document that reports a failure whatever its status is (contract §9). Names may have any spelling. */
export function isFailureDocument(document: unknown) {
	const members = listMembers(document)
	const [errors, success, ok, status] = ['errors', 'success', 'ok', 'status'].map((name) => members.get(name))
	const hasErrors = typeof errors === 'object' ? Object.keys(errors ?? {}).length > 0 : Boolean(errors)
	return hasErrors || isNo(success) || isNo(ok) || /^(error|fail)$/i.test(word(status) ?? '')
}

const failed = /^(error|failure|fail(ed)?|invalid|n(ot )?ok|[45]\d\d)$/i
const mostElements = 20

/** A JSON value that tells of a failure outside the members that the contract names. A resource tells of itself. */
function isDoubtful(value: unknown, depth = 0): boolean {
	if (Array.isArray(value) && depth < 2)
		return value.slice(0, mostElements).some((element) => isDoubtful(element, depth + 1))
	const members = listMembers(value)
	if (members.size === 0) return depth === 0 && isNo(value)
	if (members.has('id')) return false
	const said = (...names: string[]) => names.map((name) => members.get(name))
	const data = members.get('data')
	const isTold = said('error', 'errors', 'haserrors', 'exception', 'fault').some(
		(one) => !isNothing(one) && !isNo(one),
	)
	const isDenied = said('success', 'issuccess', 'succeeded', 'ok', 'result').some(isNo)
	const isFailed = said('status', 'statuscode', 'result').some((one) => failed.test(String(one)))
	if (isTold || isDenied || (isFailed && !listMembers(data).has('id'))) return true
	return depth < 2 && isDoubtful(data ?? {}, depth + 1)
}

function isNothing(value: unknown) {
	return !value || (typeof value === 'object' && Object.keys(value).length === 0)
}

function isNo(value: unknown) {
	return value === false || value === 0 || (typeof value === 'string' && no.test(value.trim()))
}

/** Seconds, from a number or a date (RFC 9110 §10.2.3). */
function readWait({ header }: Pick<WireAnswer, 'header'>) {
	const told = header('retry-after')?.trim() ?? ''
	if (/^\d+$/.test(told)) return Number(told)
	const moment = Date.parse(told)
	return Number.isNaN(moment) ? undefined : Math.max(0, (moment - Date.now()) / 1000)
}

/** Seconds [A124]. */
function lockOf(body: Plain) {
	const places = [body, plain(body.error), plain(body.data), plain(plain(body.data).attributes)]
	const lockTimes = places.map((source) => lockSchema.parse(source).lockedTimeRemaining)
	return lockTimes.find((seconds) => typeof seconds === 'number')
}

async function readBody({ bytes }: Pick<WireAnswer, 'bytes'>): Promise<unknown> {
	try {
		return JSON.parse(decodeText(await bytes(largest)))
	} catch {
		return undefined
	}
}
