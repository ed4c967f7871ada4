import { parseDocument } from '#app/api/document'
import { isFailureDocument } from '#app/api/failure'
import { findOne } from '#app/api/jsonapi'
import type { CheckedCommand, Sending } from './command'
import { effects } from './command-effects'
import { describeStatus, findCode } from './describe-status'
import { judgeAnswer, type Finding, type WireText } from './judge-answer'

export function judgeCommand(
	{ path, answer: schema, without, listMissing }: CheckedCommand,
	{ isRefused }: Sending,
	answer: WireText,
): Finding[] {
	const { status, body } = answer
	const fail = (expected: string, shown = without): Finding[] => [
		{ severity: 'error', member: '', expected, received: describeStatus(answer), shown },
	]
	if (isRefused) {
		if (status < 400 || status >= 500) return fail('a refusal (4xx)', 'what is made up counts as right')
		return findCode(body) === undefined ? [{ ...noCode, received: describeStatus(answer) }] : []
	}
	if (status < 200 || status >= 300) return fail('status 2xx')
	if (!schema) return judgeIgnored(body, { without, isSeen: typeof effects[path] === 'object' })
	const findings = judgeAnswer({ path, answers: 'one', schema, without }, { status: 200, body })
	if (!listMissing || findings.some(({ severity }) => severity === 'error')) return findings
	const missing = listMissing(schema.parse(findOne(parseDocument(body))))
	return [...findings, ...missing.map((name): Finding => ({ ...noText, member: `/${name}`, shown: without }))]
}

const noCode = {
	severity: 'warning',
	member: '/code',
	expected: 'a code that tells why',
	shown: 'a general message',
} as const

const noText = { severity: 'error', expected: 'text', received: 'nothing' } as const

/**
 * Content that is not used must still be no failure. Text that is no JSON is a lost answer (contract §9): the portal reads
 * the state again where a read tells it.
 */
function judgeIgnored(body: string, { without, isSeen }: { without: string; isSeen: boolean }): Finding[] {
	if (body.trim() === '') return []
	const expected = 'success, with JSON or nothing'
	try {
		if (!isFailureDocument(parseDocument(body))) return []
		const received = 'a report of a failure'
		return [{ severity: 'error', member: '', expected, received, shown: without }]
	} catch {
		const received = 'another text'
		return isSeen
			? [{ severity: 'warning', member: '', expected, received, shown: 'what a second read tells' }]
			: [{ severity: 'error', member: '', expected, received, shown: 'that nobody knows whether it arrived' }]
	}
}
