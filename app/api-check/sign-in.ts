import { signInCall } from '#app/api/calls'
import { parseDocument } from '#app/api/document'
import { findOne } from '#app/api/jsonapi'
import { authResultSchema, type AuthResult } from '#app/api/resources/auth'
import { leaveOut, measure, type CheckResult, type Send } from './check-result'
import { describeStatus, findCode } from './describe-status'
import { judgeAnswer, type Finding, type WireText } from './judge-answer'
import type { Account } from './known.server'
import { noAnswer } from './no-answer'

const { path, without } = signInCall

/** Signs the test client in. No tokens after a failure, or when a code is needed. */
export async function signIn(
	{ email, password }: Account,
	headers: Record<string, string>,
	send: Send,
): Promise<{ tokens?: AuthResult; result: CheckResult }> {
	let tokens: AuthResult | undefined
	const body = JSON.stringify({ email, password })
	const typed = { ...headers, 'Content-Type': 'application/json' }
	const result = await measure('POST', path, async () => {
		let answer: WireText
		try {
			answer = await send({ method: 'POST', path, headers: typed, body })
		} catch (error) {
			return { findings: [noAnswer(error, without)] }
		}
		if (isRefusal(answer))
			return { findings: [{ ...wrongAccount, received: describeStatus(answer) }], hint: checkPassword }
		const findings = judgeAnswer(signInCall, answer)
		if (findings.some(({ severity }) => severity === 'error')) return { findings }
		const read = authResultSchema.parse(findOne(parseDocument(answer.body)))
		if (read.twoFactor === true) return { findings: [...findings, needsNoCode] }
		tokens = read
		return { findings }
	})
	return { tokens, result }
}

/** The code counts in any spelling; a 401 needs none (contract §6). */
function isRefusal({ status, body }: WireText) {
	const code = findCode(body)
		?.replace(/[^a-z]/gi, '')
		.toLowerCase()
	return status === 401 || ([403, 422].includes(status) && code === 'authloginfailed')
}

const nothing = 'nothing: what a client sees could not be checked'
const checkPassword = 'The sign-in was refused: CHECK_PASSWORD may be wrong, or CHECK_EMAIL or CHECK_BRANCH.'

export const nobody = 'nobody signs in'

const wrongAccount: Omit<Finding, 'received'> = {
	severity: 'error',
	member: '',
	expected: 'a sign-in with CHECK_EMAIL and CHECK_PASSWORD',
	shown: nothing,
}

const needsNoCode: Finding = {
	severity: 'error',
	member: '/twoFactor',
	expected: 'a test account without a second step',
	received: 'one that wants a code',
	shown: nothing,
}

/** Stands for the sign-in of a check without a test client, which sees the least of the API. */
export const withoutSignIn: CheckResult = {
	...leaveOut('POST', signInCall, nobody),
	findings: [{ ...wrongAccount, severity: 'warning', received: 'neither of them' }],
}
