import { randomUUID } from 'node:crypto'
import { getAnswerLimit, timeouts } from '#app/api/call-rules'
import { findOne } from '#app/api/jsonapi'
import { authResultSchema } from '#app/api/resources/auth'
import { sendCall, type WireRequest } from '#app/api/transport.server'
import { clientCalls, openCalls, type CheckedCall } from './calls'
import { judgeAnswer, type Finding, type WireText } from './judge-answer'

export interface CheckResult {
	path: string
	milliseconds: number
	findings: Finding[]
}

/** Who signs in for the check. */
interface Account {
	email: string
	password: string
}

type Send = (request: Pick<WireRequest, 'method' | 'path' | 'headers' | 'body'>) => Promise<WireText>

/** Sends a call as the portal does. */
const sendToApi: Send = async (request) => {
	const answer = await sendCall({ ...request, timeout: timeouts.call })
	const bytes = await answer.bytes(getAnswerLimit(request.path))
	return { status: answer.status, body: Buffer.from(bytes).toString() }
}

/** Makes every read that the portal makes, and judges each answer by the portal's own schema. Nothing is written. */
export async function checkApi(
	{ branch }: { branch: string | undefined },
	account: Account | undefined,
	send = sendToApi,
): Promise<CheckResult[]> {
	const headers = {
		Accept: 'application/vnd.api+json, application/json',
		'Accept-Language': 'nl',
		'X-Request-Id': randomUUID(),
		...(branch === undefined ? {} : { domain: branch }),
	}
	const results: CheckResult[] = []
	for (const call of openCalls) results.push(await checkCall(call, headers, send))
	if (!account) return results
	const { token, result } = await signIn(account, headers, send)
	results.push(result)
	if (token === undefined) return results
	const signedIn = { ...headers, Authorization: `Bearer ${token}` }
	for (const call of clientCalls) results.push(await checkCall(call, signedIn, send))
	return results
}

async function checkCall(
	call: CheckedCall,
	headers: Record<string, string>,
	send: Send,
): Promise<CheckResult> {
	const started = performance.now()
	const answer = await send({ method: 'GET', path: call.path, headers }).catch(() => undefined)
	const findings = answer ? judgeAnswer(call, answer) : [noAnswer(call.without)]
	return { path: call.path, milliseconds: Math.round(performance.now() - started), findings }
}

async function signIn({ email, password }: Account, headers: Record<string, string>, send: Send) {
	const path = '/api/auth/login'
	const started = performance.now()
	const body = JSON.stringify({ email, password })
	const typed = { ...headers, 'Content-Type': 'application/json' }
	const answer = await send({ method: 'POST', path, headers: typed, body }).catch(() => undefined)
	const call: CheckedCall = { path, answers: 'one', schema: authResultSchema, without: 'nobody can sign in' }
	const findings = answer ? judgeAnswer(call, answer) : [noAnswer(call.without)]
	const isFine = answer !== undefined && findings.every(({ severity }) => severity === 'warning')
	const read = isFine ? authResultSchema.parse(findOne(JSON.parse(answer.body))) : undefined
	if (read?.twoFactor) findings.push(needsNoCode)
	const result = { path, milliseconds: Math.round(performance.now() - started), findings }
	return { token: read?.twoFactor ? undefined : read?.accessToken, result }
}

const needsNoCode: Finding = {
	severity: 'error',
	member: '/twoFactor',
	expected: 'a test account without a second step',
	received: 'one that wants a code',
	shown: 'nothing: what a client sees could not be checked',
}

function noAnswer(shown: string): Finding {
	return { severity: 'error', member: '', expected: 'an answer within 10 s', received: 'none', shown }
}
