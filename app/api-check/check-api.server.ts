import { randomUUID } from 'node:crypto'
import { getAnswerLimit, timeouts } from '#app/api/call-rules'
import { parseDocument } from '#app/api/document'
import { findOne } from '#app/api/jsonapi'
import { authResultSchema } from '#app/api/resources/auth'
import { sendCall } from '#app/api/transport.server'
import { clientCalls, openCalls, signInCall, type CheckedCall } from '#app/api/calls'
import { noAnswer, type CheckResult, type Send } from './check-result'
import { judgeAnswer, type Finding } from './judge-answer'
import { judgePictures, type FetchPicture } from './judge-pictures.server'
import { judgeSetUp } from './judge-set-up.server'
import { readKnown, type Account } from './known.server'
import { commands, leaveOut, tryCommands } from './try-commands'

export const sendToApi: Send = async (request) => {
	const answer = await sendCall({ ...request, timeout: timeouts.call })
	const bytes = await answer.bytes(getAnswerLimit(request.path))
	return { status: answer.status, body: Buffer.from(bytes).toString() }
}

interface Options {
	branch: string | undefined
	/** Also sends commands, which changes data of the API. */
	write?: boolean
}

/**
 * Makes every read of the portal and validates the responses by the portal's schemas. Commands are sent with `write`
 * only, and otherwise reported as not tried. `fetchPicture` fetches the pictures of the licence.
 */
export async function checkApi(
	{ branch, write = false }: Options,
	account: Account | undefined,
	send = sendToApi,
	fetchPicture?: FetchPicture,
): Promise<CheckResult[]> {
	const headers = {
		Accept: 'application/vnd.api+json, application/json',
		'Accept-Language': 'nl',
		'X-Request-Id': randomUUID(),
		...(branch === undefined ? {} : { domain: branch }),
	}
	const results: CheckResult[] = []
	for (const call of openCalls) results.push(await checkCall(call, headers, send))
	const licence = results.find(({ path }) => path === licencePath)
	if (fetchPicture) licence?.findings.push(...(await checkPictures(headers, send, fetchPicture)))
	const none = (reason: string) => [...results, ...commands.map((command) => leaveOut(command, reason))]
	if (!account) return none('nobody signs in')
	const { tokens, result } = await signIn(account, headers, send)
	results.push(result)
	if (tokens === undefined) return none('nobody is signed in')
	const signedIn = { ...headers, Authorization: `Bearer ${tokens.accessToken}` }
	for (const call of clientCalls) results.push(await checkCall(call, signedIn, send))
	if (!write) return none('only with --write')
	const known = await readKnown(account, tokens, async (path) => {
		const { body } = await send({ method: 'GET', path, headers: signedIn })
		return parseDocument(body)
	})
	return [...results, ...(await tryCommands(known, headers, send))]
}

async function checkCall(
	call: CheckedCall,
	headers: Record<string, string>,
	send: Send,
): Promise<CheckResult> {
	const started = performance.now()
	const answer = await send({ method: 'GET', path: call.path, headers }).catch(() => undefined)
	const findings = answer
		? joinFindings(judgeAnswer(call, answer), judgeSetUp(call.path, answer))
		: [noAnswer(call.without)]
	return { method: 'GET', path: call.path, milliseconds: Math.round(performance.now() - started), findings }
}

/** A set-up finding names the same member with what clients see in its place. */
function joinFindings(ofAnswer: Finding[], ofSetUp: Finding[]) {
	const named = new Set(ofSetUp.map(({ member }) => member))
	return [
		...ofAnswer.filter(({ severity, member }) => severity === 'error' || !named.has(member)),
		...ofSetUp,
	]
}

const licencePath = '/api/licenses/current'

/** An unreadable answer is reported as such already. */
async function checkPictures(headers: Record<string, string>, send: Send, fetchPicture: FetchPicture) {
	try {
		const [licence, theme] = await Promise.all(
			[licencePath, '/api/theme'].map((path) => send({ method: 'GET', path, headers })),
		)
		if (licence?.status !== 200) return []
		return await judgePictures(licence.body, theme?.status === 200 ? theme.body : undefined, fetchPicture)
	} catch {
		return []
	}
}

async function signIn({ email, password }: Account, headers: Record<string, string>, send: Send) {
	const { path } = signInCall
	const started = performance.now()
	const body = JSON.stringify({ email, password })
	const typed = { ...headers, 'Content-Type': 'application/json' }
	const answer = await send({ method: 'POST', path, headers: typed, body }).catch(() => undefined)
	const findings = answer ? judgeAnswer(signInCall, answer) : [noAnswer(signInCall.without)]
	const isFine = answer !== undefined && findings.every(({ severity }) => severity === 'warning')
	const read = isFine ? authResultSchema.parse(findOne(JSON.parse(answer.body))) : undefined
	const isAsked = read?.twoFactor === true
	if (isAsked) findings.push(needsNoCode)
	const result: CheckResult = {
		method: 'POST',
		path,
		milliseconds: Math.round(performance.now() - started),
		findings,
	}
	return { tokens: isAsked ? undefined : read, result }
}

const needsNoCode: Finding = {
	severity: 'error',
	member: '/twoFactor',
	expected: 'a test account without a second step',
	received: 'one that wants a code',
	shown: 'nothing: what a client sees could not be checked',
}
