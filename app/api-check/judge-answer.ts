import type { z } from 'zod/v4'
import { isNone } from '#app/api/call-rules'
import { parseDocument } from '#app/api/document'
import { isFailureDocument } from '#app/api/failure'
import { findOne, isListOfResources, isPlainObject, readList } from '#app/api/jsonapi'
import { describeKind, findLosses, findReaderName } from '#app/api/losses'
import { normaliseName } from '#app/api/wire'
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
	return call.answers === 'list' ? judgeList(call, document) : judgeOne(call, document)
}

function judgeList(call: CheckedCall, document: unknown) {
	const resources = readList(document)
	const findings = resources.flatMap((resource, index) => judgeResource(call, resource, index))
	const broken = resources.length > 0 && !isListOfResources(document) && findings.some(isError)
	return broken ? [fail(call, 'list of resources', describeKind(document))] : findings
}

function judgeOne(call: CheckedCall, document: unknown) {
	const resource = findOne(document)
	if (resource === undefined) return call.answers === 'find' ? [] : [fail(call, 'resource', 'none')]
	return judgeResource(call, resource)
}

function isError({ severity }: Finding) {
	return severity === 'error'
}

function judgeResource(call: CheckedCall, resource: unknown, element?: number): Finding[] {
	const read = call.schema.safeParse(resource)
	if (read.success)
		return findLosses(call.schema, resource).map(({ pointer, kind, expected, received }) => ({
			severity: 'warning',
			element,
			member: pointer,
			expected,
			received,
			shown: kind === 'dropped' ? 'a blank in its place' : 'what was told, read tolerantly',
		}))
	const shown = element === undefined ? call.without : 'the page without this one'
	return read.error.issues.map(({ path }) => ({
		severity: 'error',
		element,
		member: path.map((step) => `/${String(step)}`).join(''),
		expected: findReaderName(call.schema, path),
		received: describeKind(findValue(resource, path)),
		shown,
	}))
}

function fail({ without }: CheckedCall, expected: string, received: string): Finding {
	return { severity: 'error', member: '', expected, received, shown: without }
}

/** The value at a path of reader names, in any spelling. */
function findValue(value: unknown, [step, ...rest]: z.core.$ZodIssue['path']): unknown {
	if (step === undefined) return value
	if (Array.isArray(value)) return findValue(value.length === 1 ? value[0] : value[Number(step)], rest)
	if (!isPlainObject(value)) return undefined
	const name = Object.keys(value).find((spelled) => normaliseName(spelled) === normaliseName(String(step)))
	return findValue(name === undefined ? undefined : value[name], rest)
}
