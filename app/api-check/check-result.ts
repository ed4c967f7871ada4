import type { WireRequest } from '#app/api/transport.server'
import type { Finding, WireText } from './judge-answer'

export interface CheckResult {
	method: WireRequest['method']
	path: string
	milliseconds: number
	findings: Finding[]
	/** Reason why it was not sent. */
	notTried?: string
}

export type Send = (request: Pick<WireRequest, 'method' | 'path' | 'headers' | 'body'>) => Promise<WireText>

export function noAnswer(shown: string): Finding {
	return { severity: 'error', member: '', expected: 'an answer within 10 s', received: 'none', shown }
}
