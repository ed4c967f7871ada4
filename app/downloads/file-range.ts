import type { WireAnswer } from '#app/api/transport.server'

export type RangeHeaders = Record<'Range', string> & Partial<Record<'If-Range', string>>

/** Positions of bytes, both included; `total` is undefined where the API does not know it. */
export interface FilePart {
	first: number
	last: number
	total: number | undefined
}

export const countBytes = ({ first, last }: FilePart) => last - first + 1

const strongTag = /^"[\x21\x23-\x7e]*"$/

/**
 * The range of bytes to ask of the API. Several ranges, malformed ones, and a condition that is no strong tag are
 * ignored: the answer is the file (RFC 9110 §14.2) [A217].
 */
export function findRange({ method, headers }: Request): RangeHeaders | undefined {
	const range = headers.get('Range')?.trim() ?? ''
	const condition = headers.get('If-Range')?.trim()
	const isJoined = condition === undefined || strongTag.test(condition)
	if (method !== 'GET' || !isJoined || !findPlaces(range)) return undefined
	return { Range: range, ...(condition ? { 'If-Range': condition } : {}) }
}

/** First and last byte as text; one of both may be empty. */
function findPlaces(range: string) {
	const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range) ?? []
	const isValid = first === '' ? last !== '' : last === '' || Number(last) >= Number(first)
	return isValid ? { first, last } : undefined
}

/**
 * True for a download that goes on to the end of the file. Viewers ask for closed ranges in any order. Earlier bytes
 * were sent before to a client that names their tag.
 */
export function isContinued(range: RangeHeaders, { first }: FilePart) {
	return range.Range.endsWith('-') && (first === 0 || range['If-Range'] !== undefined)
}

/** The part in an answer with 206, when it lies in the range that was asked for and belongs to the named tag. */
export function findAskedPart(range: RangeHeaders, answer: Pick<WireAnswer, 'status' | 'header'>) {
	const [part, asked] = [findPart(answer), findPlaces(range.Range)]
	const tag = range['If-Range']
	if (!part || !asked || (tag !== undefined && answer.header('etag') !== tag)) return undefined
	const { first, last, total } = part
	if (asked.first !== '')
		return first === Number(asked.first) && (asked.last === '' || last <= Number(asked.last))
			? part
			: undefined
	const length = Number(asked.last)
	const isEnd = total === undefined ? last - first < length : first === Math.max(0, total - length)
	return isEnd ? part : undefined
}

/** Undefined for another answer than 206, and for bytes that cannot be placed in the file. */
function findPart({ status, header }: Pick<WireAnswer, 'status' | 'header'>): FilePart | undefined {
	const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/i.exec(header('content-range') ?? '')
	if (status !== 206 || !match || header('content-encoding')) return undefined
	const [first, last, total] = [Number(match[1]), Number(match[2]), Number(match[3])]
	const part = { first, last, total: Number.isNaN(total) ? undefined : total }
	const length = header('content-length') ?? String(countBytes(part))
	return last < first || total <= last || Number(length) !== countBytes(part) ? undefined : part
}

/** Parts of a file fit together by a strong tag alone. A decoded body has other positions than the API's bytes. */
export function listRangeHeaders({ header }: Pick<WireAnswer, 'header'>): Record<string, string> {
	const tag = header('etag') ?? ''
	const takesRanges = header('accept-ranges')?.toLowerCase() === 'bytes' && !header('content-encoding')
	return takesRanges && strongTag.test(tag) ? { 'Accept-Ranges': 'bytes', ETag: tag } : {}
}
