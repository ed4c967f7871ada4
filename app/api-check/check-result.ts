import type { WireRequest } from '#app/api/transport.server'
import type { Finding, WireText } from './judge-answer'

export interface CheckResult {
	method: WireRequest['method']
	path: string
	milliseconds: number
	findings: Finding[]
	/** Reason why it was not sent. */
	notTried?: string
	/** Reason why nothing shows whether the command worked. */
	unseen?: string
	/** Likely cause of its failure, in the operator's words. */
	hint?: string
}

/** `isFile`: a download, of which the first bytes are read. */
export type SentRequest = Pick<WireRequest, 'method' | 'path' | 'headers' | 'body'> & { isFile?: boolean }

export type Send = (request: SentRequest) => Promise<WireText>

export function leaveOut(
	method: WireRequest['method'],
	{ path }: { path: string },
	reason: string,
): CheckResult {
	return { method, path, milliseconds: 0, findings: [], notTried: reason }
}

/** Runs a call and adds what it took. */
export async function measure(
	method: WireRequest['method'],
	path: string,
	call: () => Promise<Omit<CheckResult, 'method' | 'path' | 'milliseconds'>>,
): Promise<CheckResult> {
	const started = performance.now()
	const outcome = await call()
	return { method, path, milliseconds: Math.round(performance.now() - started), ...outcome }
}

export function hasFailed({ findings }: Pick<CheckResult, 'findings'>) {
	return findings.some(({ severity }) => severity === 'error')
}
