import { parseDocument } from '#app/api/document'
import { isPlainObject } from '#app/api/jsonapi'
import type { CheckedCommand, Sending } from './command'
import { judgeAnswer, type Finding, type WireText } from './judge-answer'

export function judgeCommand(
	{ path, answer: schema, without }: CheckedCommand,
	{ isRefused }: Sending,
	{ status, body }: WireText,
): Finding[] {
	const fail = (expected: string, shown = without): Finding[] => [
		{ severity: 'error', member: '', expected, received: describeStatus(status, body), shown },
	]
	if (isRefused) {
		if (status < 400 || status >= 500) return fail('a refusal (4xx)', 'what is made up counts as right')
		return findCode(body) === undefined ? [{ ...noCode, received: describeStatus(status, body) }] : []
	}
	if (status < 200 || status >= 300) return fail('status 2xx')
	if (!schema) return []
	return judgeAnswer({ path, answers: 'one', schema, without }, { status: 200, body })
}

const noCode = {
	severity: 'warning',
	member: '/code',
	expected: 'a code that tells why',
	shown: 'a general message',
} as const

function describeStatus(status: number, body: string) {
	const code = findCode(body)
	return code === undefined ? `status ${status}` : `status ${status} ${code}`
}

/** Known codes only: no other content may reach a report. */
function findCode(body: string) {
	let document: unknown
	try {
		document = parseDocument(body)
	} catch {
		return undefined
	}
	const { code, error, errors } = isPlainObject(document) ? document : {}
	const first: unknown = [errors].flat()[0]
	const places = [code, error, ...[error, first].map((one) => (isPlainObject(one) ? one.code : undefined))]
	return places.find((one): one is string => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one))
}
