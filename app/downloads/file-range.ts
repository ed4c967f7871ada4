import type { WireAnswer } from '#app/api/transport.server'

export type RangeHeaders = Record<'Range', string> & Partial<Record<'If-Range', string>>

/** Positions of bytes, both included; `total` is undefined where the API does not know it. */
export interface FilePart {
	first: number
	last: number
	total: number | undefined
}

/** The range of bytes to ask of the API. Several ranges and malformed ones are ignored: the answer is the file (RFC 9110 §14.2). */
export function findRange({ method, headers }: Request): RangeHeaders | undefined {
	const range = headers.get('Range')?.trim() ?? ''
	const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range) ?? []
	const isValid = first === '' ? last !== '' : last === '' || Number(last) >= Number(first)
	if (method !== 'GET' || !isValid) return undefined
	const condition = headers.get('If-Range')
	return { Range: range, ...(condition ? { 'If-Range': condition } : {}) }
}

/** Viewers ask for closed ranges in any order; an interrupted download goes on to the end of the file. */
export function isContinued(range: RangeHeaders | undefined) {
	return range?.Range.endsWith('-') === true
}

/** The part in an answer with 206; undefined for another answer, or one whose bytes cannot be placed in the file. */
export function findPart({ status, header }: Pick<WireAnswer, 'status' | 'header'>): FilePart | undefined {
	const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/i.exec(header('content-range') ?? '')
	if (status !== 206 || !match || header('content-encoding')) return undefined
	const [first, last, total] = [Number(match[1]), Number(match[2]), Number(match[3])]
	if (last < first || total <= last) return undefined
	return { first, last, total: Number.isNaN(total) ? undefined : total }
}

/** Parts of a file fit together by a strong tag alone. A decoded body has other positions than the API's bytes. */
export function listRangeHeaders({ header }: Pick<WireAnswer, 'header'>): Record<string, string> {
	const tag = header('etag') ?? ''
	const takesRanges = header('accept-ranges')?.toLowerCase() === 'bytes' && !header('content-encoding')
	return takesRanges && /^"[\x21\x23-\x7e]*"$/.test(tag) ? { 'Accept-Ranges': 'bytes', ETag: tag } : {}
}
