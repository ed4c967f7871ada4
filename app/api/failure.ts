import { decodeText } from './answer-body.server'
import type { WireAnswer } from './transport.server'
import { ApiFailure, type FieldFailure } from './errors'
import { number, defineObject } from './wire'

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
): Promise<ApiFailure> {
	const body = plain(await readBody(answer))
	const errors = (Array.isArray(body.errors) ? body.errors : []).map(plain)
	const code = word(body.code) ?? word(plain(body.error).code) ?? word(body.error) ?? word(errors[0]?.code)
	return new ApiFailure(answer.status, code, {
		fields: errors.flatMap(fieldFailure),
		lockedSeconds: lockOf(body),
		retryAfterSeconds: readWait(answer),
	})
}

/** A document that reports a failure whatever its status is (contract §9). */
export function isFailureDocument(document: unknown) {
	const { errors, success, ok, status } = plain(document)
	const hasErrors = typeof errors === 'object' ? Object.keys(errors ?? {}).length > 0 : Boolean(errors)
	return hasErrors || success === false || ok === false || status === 'error' || status === 'fail'
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
	return lockTimes.find((seconds) => seconds !== undefined)
}

async function readBody({ bytes }: Pick<WireAnswer, 'bytes'>): Promise<unknown> {
	try {
		return JSON.parse(decodeText(await bytes(largest)))
	} catch {
		return undefined
	}
}

function fieldFailure(error: Plain): FieldFailure[] {
	const pointer = word(plain(error.source).pointer)
	const field = pointer?.startsWith('/data/attributes/')
		? pointer.slice('/data/attributes/'.length)
		: undefined
	return field ? [{ field, code: word(error.code) }] : []
}
