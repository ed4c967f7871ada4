import type { WireRequest } from '#app/api/transport.server'
import type { Finding, WireText } from './judge-answer'

/** What came of one call. */
export interface CheckResult {
	method: WireRequest['method']
	path: string
	milliseconds: number
	findings: Finding[]
	/** Why it was not sent. */
	notTried?: string
}

/** Sends a call as the portal does. */
export type Send = (request: Pick<WireRequest, 'method' | 'path' | 'headers' | 'body'>) => Promise<WireText>

/** Of a call that was sent in vain. */
export function noAnswer(shown: string): Finding {
	return { severity: 'error', member: '', expected: 'an answer within 10 s', received: 'none', shown }
}
