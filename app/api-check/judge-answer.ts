import { findNextLink, findTotal } from '#app/api/pages'
import { isNone } from '#app/api/call-rules'
import { parseDocument } from '#app/api/document'
import { isFailureDocument } from '#app/api/failure'
import { countRows, findOne, isListOfResources, isReadable, readList } from '#app/api/jsonapi'
import { describeValue, createNotes, refused } from '#app/api/reader'
import { getConfig } from '#app/config/config.server'
import type { CheckedCall } from '#app/api/calls'
import { describeStatus } from './describe-status'

/** `error`: a page fails or an element is missing. `warning`: a member is blank or has another type than agreed. */
export interface Finding {
	severity: 'error' | 'warning'
	/** Index of the resource in a list. */
	element?: number
	/** Path of the member. */
	member: string
	expected: string
	received: string
	/** Effect for a client. */
	shown: string
}

export interface WireText {
	status: number
	body: string
	/** By lower-case name. */
	header?: (name: string) => string | undefined
	/** First bytes of a file. */
	bytes?: Uint8Array
}

export function judgeAnswer(call: CheckedCall, answer: WireText): Finding[] {
	const { status, body } = answer
	if (call.answers === 'find' && isNone(call.path, status)) return []
	if (status !== 200) return [fail(call, 'status 200', describeStatus(answer))]
	let document: unknown
	try {
		document = parseDocument(body)
	} catch {
		return [fail(call, 'JSON', body.trim() === '' ? 'nothing' : 'another text')]
	}
	if (isFailureDocument(document)) return [fail(call, 'success', 'a report of a failure')]
	if (!isReadable(document)) return [fail(call, 'resource or list', describeValue(document))]
	return call.answers === 'list' ? judgeList(call, document) : judgeOne(call, document)
}

function judgeList(call: CheckedCall, document: unknown) {
	const resources = readList(document, call.path)
	const findings = resources.flatMap((resource, index) => judgeResource(call, resource, index))
	const broken = resources.length > 0 && !isListOfResources(document) && findings.some(isError)
	if (broken) return [fail(call, 'list of resources', describeValue(document))]
	return [...findings, ...judgeEnd(document)]
}

/** A list that was not read to its end: pages of it are missing, or `meta` tells of more (contract §9). */
function judgeEnd(document: unknown): Finding[] {
	const [count, total] = [countRows(document), findTotal(document) ?? 0]
	const ends = [
		...(findNextLink(document) === undefined ? [] : [{ ...unended, member: '/links/next' }]),
		...(total > count ? [{ ...unended, member: '/meta', received: `${count} of ${total}` }] : []),
	]
	return ends.slice(0, 1)
}

const unended = {
	severity: 'error',
	expected: 'all pages of the list, by links.next on the same address',
	received: 'a part of it',
	shown: 'that not everything could be read, and no count',
} as const

function judgeOne(call: CheckedCall, document: unknown) {
	const resource = findOne(document)
	if (resource === undefined) return call.answers === 'find' ? [] : [fail(call, 'resource', 'none')]
	return judgeResource(call, resource)
}

function isError({ severity }: Finding) {
	return severity === 'error'
}

function judgeResource(call: CheckedCall, resource: unknown, element?: number): Finding[] {
	const notes = createNotes({ isThorough: true, money: getConfig().API_MONEY })
	const isRefused = call.schema.read(resource, notes) === refused
	const shownWithout = element === undefined ? call.without : 'the page without this one'
	const losses = isRefused ? notes.losses.filter(({ kind }) => kind === 'refused') : notes.losses
	return losses.map(({ pointer, kind, expected, received }) => ({
		severity: isRefused ? 'error' : 'warning',
		element,
		member: pointer,
		expected,
		received,
		shown: isRefused ? shownWithout : shownInstead[kind],
	}))
}

const shownInstead = {
	dropped: 'that it could not be read',
	repaired: 'what was told, read tolerantly',
	refused: 'the page without this one',
}

function fail({ without }: CheckedCall, expected: string, received: string): Finding {
	return { severity: 'error', member: '', expected, received, shown: without }
}
