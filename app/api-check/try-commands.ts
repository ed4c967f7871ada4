import { isAnonymousCall } from '#app/api/call-rules'
import { parseDocument } from '#app/api/document'
import { findOne } from '#app/api/jsonapi'
import { accessCommands } from './access-commands'
import { encodeSending, fillPath, type CheckedCommand, type Sending } from './command'
import { formCommands } from './form-commands'
import { noAnswer, type CheckResult, type Send } from './check-result'
import { judgeCommand } from './judge-command'
import type { Known } from './known.server'
import { productCommands } from './product-commands'

/** All commands but the sign-in. No command consumes what a later one needs. */
export const commands: CheckedCommand[] = [...accessCommands, ...formCommands, ...productCommands]

/** Sends each command that has input, and judges the response. Changes data of the signed-in account. */
export async function tryCommands(known: Known, headers: Record<string, string>, send: Send) {
	const sendWithHeaders: Send = (request) => send({ ...request, headers: { ...headers, ...request.headers } })
	const results: CheckResult[] = []
	for (const command of commands) {
		const sending = command.prepare(known)
		results.push(
			typeof sending === 'string'
				? leaveOut(command, sending)
				: await tryCommand(command, sending, known, sendWithHeaders),
		)
	}
	return results
}

export function leaveOut({ path }: CheckedCommand, reason: string): CheckResult {
	return { method: 'POST', path, milliseconds: 0, findings: [], notTried: reason }
}

async function tryCommand(
	command: CheckedCommand,
	sending: Sending,
	known: Known,
	send: Send,
): Promise<CheckResult> {
	const path = fillPath(command.path, sending.ids)
	const { type, body } = await encodeSending(sending)
	const started = performance.now()
	const answer = await send({
		method: 'POST',
		path,
		body,
		headers: {
			...(type === undefined ? {} : { 'Content-Type': type }),
			...(isAnonymousCall(path) ? {} : { Authorization: `Bearer ${known.tokens.access}` }),
			...(sending.token === undefined ? {} : { Token: sending.token }),
		},
	}).catch(() => undefined)
	const milliseconds = Math.round(performance.now() - started)
	const findings = answer ? judgeCommand(command, sending, answer) : [noAnswer(command.without)]
	const isFine = findings.every(({ severity }) => severity === 'warning')
	if (answer && isFine && !sending.isRefused) command.learn?.(known, findOne(parseDocument(answer.body)))
	return { method: 'POST', path: command.path, milliseconds, findings }
}
