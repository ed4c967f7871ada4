import { parseDocument } from '#app/api/document'
import { findOne } from '#app/api/jsonapi'
import { accessCommands, guestSignIn } from './access-commands'
import { encodeSending, fillPath, type CheckedCommand, type Sending } from './command'
import { formCommands } from './form-commands'
import { hasFailed, leaveOut, measure, type CheckResult, type Send } from './check-result'
import { type Known, listReadable } from './known.server'
import { noAnswer } from './no-answer'
import { productCommands } from './product-commands'
import { authorize, type Reader } from './reader'
import { describeStatus, findCode } from './describe-status'
import { type Finding, judgeAnswer, type WireText } from './judge-answer'
import { ApiFailure } from '#app/api/errors'
import { checkSuccess } from '#app/api/failure'
import { findKnown } from '#app/lib/unread'
import { listedActionSchema } from '#app/api/resources/action'
import { appointmentSchema } from '#app/api/resources/appointment'
import { inventoryRequirementsSchema, ocktoStateSchema } from '#app/api/resources/inventory-requirements'

/** State that a command changes, and the read that tells it. */
interface Effect {
	/** `{subject}` is the id of the record. */
	path: string
	/** The state in a document; it must differ after the command. */
	find: (document: unknown, subject: string) => unknown
	expected: string
}

/** An action that is no longer listed needs nothing either. */
const taskDone: Effect = {
	path: '/api/actions',
	find: (document, subject) =>
		listReadable(document, listedActionSchema).some(({ id, isDone }) => id === subject && isDone !== true),
	expected: 'the task done',
}

const byMail = 'its token stands in a mail alone, so a made-up one must be refused'

/** Effect of each command by its path, or the reason why no read tells it (contract §8). Others are judged by their answers. */
export const effects: Readonly<Partial<Record<string, Effect | string>>> = {
	'/api/auth/two-factor': 'its code stands on a telephone alone, so a made-up one must be refused',
	'/api/auth/forgot-password': 'a mail is sent',
	'/api/auth/start-password-reset': byMail,
	'/api/auth/reset-password': byMail,
	'/api/nps-feedback/score': byMail,
	'/api/nps-feedback/follow-up': byMail,
	'/api/nps-feedback/free-answer': byMail,
	'/api/create-dossier': 'no read tells of another client',
	'/api/mortgage-check/submit-form-no-login': taskDone,
	'/api/mortgage-check/submit-form': taskDone,
	'/api/advice_profile': taskDone,
	'/api/knowledge-form': 'no read tells its answers',
	'/api/inventory-form/ockto-renew-qr/{action}': {
		path: '/api/inventory-form/requirements/{subject}',
		find: (document) => findKnown(listReadable(document, inventoryRequirementsSchema)[0]?.ockto)?.ocktoQrcode,
		expected: 'a new code',
	},
	'/api/inventory-form': taskDone,
	'/api/inventory-form/iwize/{action}': taskDone,
	'/api/inventory-form/ockto-debug/{action}': {
		path: '/api/inventory-form/ockto-state/{subject}',
		find: (document) => listReadable(document, ocktoStateSchema)[0]?.code,
		expected: 'another state',
	},
	'/api/documents': taskDone,
	'/api/actions/{action}/respond-document-approval': taskDone,
	'/api/products/general-insurances/{insurance}/damage-reports': 'no read need tell a new report',
	'/api/products/mortgages/{mortgage}/edit-market-value': taskDone,
	'/api/products/mortgages/{mortgage}/update-details': taskDone,
	'/api/products/mortgages/{mortgage}/update-present-opportunity-to-consumer': taskDone,
	'/api/products/mortgages/actions/{action}/date-conditions-precedent': taskDone,
	'/api/products/bankguarantees/actions/{action}/submit-choice': taskDone,
	'/api/products/otds/actions/{action}/sign': taskDone,
	'/api/products/cardifao/actions/{action}/decline': taskDone,
	'/api/products/cardifao/actions/{action}/accept': taskDone,
	'/api/products/appointments/{appointment}/cancel': {
		path: '/api/products/appointments',
		find: (document, subject) => listReadable(document, appointmentSchema).some(({ id }) => id === subject),
		expected: 'the appointment gone',
	},
	'/api/invoices/validate-payment': 'nobody pays at the bank, so its status is all that it tells',
}

const noCode = {
	severity: 'warning',
	member: '/code',
	expected: 'a code that tells why',
	shown: 'a general message',
} as const

const noText = { severity: 'error', expected: 'text', received: 'nothing' } as const

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

interface Watch {
	effect: Effect
	subject: string
	without: string
}

/** `fault`: why it could not be read. */
interface State {
	value?: string
	fault?: string
}

/** Undefined for a command whose effect no read tells. */
function findWatch({ path, without }: CheckedCommand, { subject }: Sending): Watch | undefined {
	const effect = effects[path]
	return typeof effect === 'object' && subject !== undefined ? { effect, subject, without } : undefined
}

async function readState({ effect, subject }: Watch, { readAgain }: Reader): Promise<State> {
	try {
		const answer = await readAgain(fillPath(effect.path, { subject }))
		if (answer.status !== 200) return { fault: describeStatus(answer) }
		const state = effect.find(parseDocument(answer.body), subject)
		return { value: JSON.stringify(state ?? null) }
	} catch {
		return { fault: 'no answer that can be read' }
	}
}

/** An error when a command changed nothing; unseen when either state could not be read. */
function judgeState(
	{ effect, without }: Watch,
	before: State | undefined,
	after: State,
): { findings: Finding[]; unseen?: string } {
	const fault = before?.fault ?? after.fault
	if (fault !== undefined) return { findings: [], unseen: `${effect.path} answered ${fault}` }
	if (before?.value !== after.value) return { findings: [] }
	const expected = `${effect.path} to show ${effect.expected}`
	return {
		findings: [{ severity: 'error', member: '', expected, received: 'what it was before', shown: without }],
	}
}

function judgeCommand(
	{ path, answer: schema, without, listMissing }: CheckedCommand,
	{ isRefused }: Sending,
	answer: WireText,
): Finding[] {
	const { status, body } = answer
	const fail = (expected: string, shown = without): Finding[] => [
		{ severity: 'error', member: '', expected, received: describeStatus(answer), shown },
	]
	if (isRefused) {
		if (status < 400 || status >= 500) return fail('a refusal (4xx)', 'what is made up counts as right')
		return findCode(body) === undefined ? [{ ...noCode, received: describeStatus(answer) }] : []
	}
	if (status < 200 || status >= 300) return fail('status 2xx')
	if (!schema) return judgeIgnored(answer, { without, isSeen: typeof effects[path] === 'object' })
	const findings = judgeAnswer({ path, answers: 'one', schema, without }, { status: 200, body })
	if (!listMissing || findings.some(({ severity }) => severity === 'error')) return findings
	const missing = listMissing(schema.parse(findOne(parseDocument(body))))
	return [...findings, ...missing.map((name): Finding => ({ ...noText, member: `/${name}`, shown: without }))]
}

/**
 * Content that is not used must still be no failure. Text that is no JSON, or tells of a failure in its own way, is a lost
 * answer (contract §9): the portal reads the state again where a read tells it.
 */
function judgeIgnored(
	{ body, status }: WireText,
	{ without, isSeen }: { without: string; isSeen: boolean },
): Finding[] {
	const fail = (received: string, shown = without, severity: Finding['severity'] = 'error'): Finding[] => [
		{ severity, member: '', expected: 'success, with JSON or nothing', received, shown },
	]
	try {
		checkSuccess(Buffer.from(body), status)
		return []
	} catch (error) {
		if (error instanceof ApiFailure) return fail('a report of a failure')
		return isSeen
			? fail('another text', 'what a second read tells', 'warning')
			: fail('another text', 'that nobody knows whether it arrived')
	}
}
