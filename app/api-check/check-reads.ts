import { fileCalls, recordCalls, type CheckedCall, type FileCall, type RecordCall } from '#app/api/calls'
import { hasFailed, leaveOut, measure, type CheckResult } from './check-result'
import { fillPath } from './command'
import { findRecord, type FoundRecord } from './find-records'
import { judgeAnswer, type Finding, type WireText } from './judge-answer'
import { judgeSetUp } from './judge-set-up.server'
import type { Known } from './known.server'
import { noAnswer } from './no-answer'
import type { Reader } from './reader'
import { addExtension, findNoFile } from '#app/downloads/file-extension'
import { findFileName } from '#app/lib/content-disposition'
import { describeStatus } from './describe-status'

const kinds = {
	empty: 'nothing',
	html: 'a page of HTML',
	failure: 'a report of a failure',
	json: 'JSON',
} as const

export async function checkReads(calls: readonly CheckedCall[], { read }: Pick<Reader, 'read'>) {
	const results: CheckResult[] = []
	for (const call of calls)
		results.push(
			await checkRead(call, read(call.path), (answer) =>
				joinFindings(judgeAnswer(call, answer), judgeSetUp(call.path, answer)),
			),
		)
	return results
}

function checkRead(
	{ path, without }: { path: string; without: string },
	answer: Promise<WireText>,
	judge: (answer: WireText) => Finding[],
) {
	return measure('GET', path, async () => ({
		findings: await answer.then(judge, (error: unknown) => [noAnswer(error, without)]),
	}))
}

/** A set-up finding names the same member with what clients see in its place. */
function joinFindings(ofAnswer: Finding[], ofSetUp: Finding[]) {
	const named = new Set(ofSetUp.map(({ member }) => member))
	return [
		...ofAnswer.filter(({ severity, member }) => severity === 'error' || !named.has(member)),
		...ofSetUp,
	]
}

/** Reads about single records. A file that would finish a task is read with `isWriting` only. */
export async function checkRecordReads(known: Known, reader: Reader, isWriting: boolean) {
	const results: CheckResult[] = []
	for (const call of [...fileCalls, ...recordCalls]) {
		const record = call.record ? findRecord(call.record, known, isWriting) : { ids: {} }
		results.push(
			typeof record === 'string'
				? leaveOut('GET', call, record)
				: await checkRecordRead(call, record, reader),
		)
	}
	return results
}

function checkRecordRead(call: FileCall | RecordCall, { ids, query }: FoundRecord, reader: Reader) {
	const path = fillPath(call.path, ids) + (query ? `?${new URLSearchParams(query)}` : '')
	if (!('answers' in call)) return checkRead(call, reader.readFile(path), (answer) => judgeFile(call, answer))
	const isPicture = call.path === picturePath
	return checkRead(call, isPicture ? reader.readFile(path) : reader.read(path), (answer) =>
		judgeAnswer(call, isPicture ? wrapPicture(answer) : answer),
	)
}

const picturePath = '/api/auth/two-factor-qr'

/** A picture in place of the resource that has it (contract §2). */
function wrapPicture(answer: WireText): WireText {
	const [type = ''] = (answer.header?.('content-type') ?? '').split(';')
	if (!/^\s*image\//i.test(type)) return answer
	const bytes = Buffer.from(answer.bytes ?? answer.body)
	const image = `data:${type.trim().toLowerCase()};base64,${bytes.toString('base64')}`
	return { ...answer, body: JSON.stringify({ image }) }
}

/** Adds findings to the call that they belong to, unless it failed. */
export function addFindings(results: readonly CheckResult[], path: string, findings: readonly Finding[]) {
	const result = results.find((one) => one.path === path && one.method === 'GET')
	if (result && !hasFailed(result)) result.findings.push(...findings)
}

/** Findings about a download (contract §9 "Files"). */
export function judgeFile({ without }: Pick<FileCall, 'without'>, answer: WireText): Finding[] {
	const fail = (expected: string, received: string): Finding[] => [
		{ severity: 'error', member: '', expected, received, shown: without },
	]
	const { status, header, body, bytes: firstBytes = Buffer.from(body) } = answer
	if (status < 200 || status > 203) return fail('status 200 with a file', describeStatus(answer))
	const type = header?.('content-type')
	const fileName = findFileName(header?.('content-disposition')) ?? 'document'
	const fault = findNoFile({ name: addExtension(fileName, type, firstBytes), type, firstBytes })
	return fault ? fail('a file', kinds[fault]) : []
}
