import { parseDocument } from '#app/api/document'
import { findOne } from '#app/api/jsonapi'
import { accessCommands, guestSignIn } from './access-commands'
import { encodeSending, fillPath, type CheckedCommand, type Sending } from './command'
import { effects } from './command-effects'
import { formCommands } from './form-commands'
import { hasFailed, leaveOut, measure, type CheckResult, type Send } from './check-result'
import { judgeCommand } from './judge-command'
import type { Known } from './known.server'
import { noAnswer } from './no-answer'
import { productCommands } from './product-commands'
import { findWatch, judgeState, readState } from './watch-state'
import { authorize, type Reader } from './reader'

/** Commands that change data. None consumes what a later one needs. */
export const changingCommands: CheckedCommand[] = [...accessCommands, ...formCommands, ...productCommands]

/** All commands but the sign-in of the client. */
export const commands: CheckedCommand[] = [guestSignIn, ...changingCommands]

/** Headers, reader and sender of the calls. */
export interface Wire {
	headers: Record<string, string>
	reader: Reader
	send: Send
}

/** Sends each command that has input, and judges response and effect. Changes data of the signed-in account. */
export async function tryCommands(list: readonly CheckedCommand[], known: Known, wire: Wire) {
	const results: CheckResult[] = []
	for (const command of list) {
		const sending = command.prepare(known)
		results.push(
			typeof sending === 'string'
				? leaveOut('POST', command, sending)
				: await tryCommand(command, sending, known, wire),
		)
	}
	return results
}

async function tryCommand(command: CheckedCommand, sending: Sending, known: Known, wire: Wire) {
	const watch = findWatch(command, sending)
	const before = watch && (await readState(watch, wire.reader))
	const result = await measure('POST', command.path, () => sendCommand(command, sending, known, wire))
	if (hasFailed(result)) return result
	const reason = effects[command.path]
	if (typeof reason === 'string') return { ...result, unseen: reason }
	if (!watch) return result
	const { findings, unseen } = judgeState(watch, before, await readState(watch, wire.reader))
	return { ...result, findings: [...result.findings, ...findings], ...(unseen && { unseen }) }
}

async function sendCommand(command: CheckedCommand, sending: Sending, known: Known, { headers, send }: Wire) {
	const path = fillPath(command.path, sending.ids)
	const { type, body } = await encodeSending(sending)
	const typed: Record<string, string> = type === undefined ? {} : { 'Content-Type': type }
	try {
		const answer = await send({
			method: 'POST',
			path,
			body,
			headers: { ...headers, ...typed, ...authorize(path, known.caller) },
		})
		const findings = judgeCommand(command, sending, answer)
		if (!hasFailed({ findings }) && !sending.isRefused)
			command.learn?.(known, findOne(parseDocument(answer.body)))
		return { findings }
	} catch (error) {
		return { findings: [noAnswer(error, command.without)] }
	}
}
