import type { FileCall } from '#app/api/calls'
import { addExtension } from '#app/downloads/file-extension'
import { findNoFile } from '#app/downloads/no-file'
import { findFileName } from '#app/lib/content-disposition'
import { describeStatus } from './describe-status'
import type { Finding, WireText } from './judge-answer'

const kinds = {
	empty: 'nothing',
	html: 'a page of HTML',
	failure: 'a report of a failure',
	json: 'JSON',
} as const

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
