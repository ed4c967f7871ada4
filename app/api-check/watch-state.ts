import { parseDocument } from '#app/api/document'
import type { CheckedCommand, Sending } from './command'
import { fillPath } from './command'
import { effects, type Effect } from './command-effects'
import { describeStatus } from './describe-status'
import type { Finding } from './judge-answer'
import type { Reader } from './reader'

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
export function findWatch({ path, without }: CheckedCommand, { subject }: Sending): Watch | undefined {
	const effect = effects[path]
	return typeof effect === 'object' && subject !== undefined ? { effect, subject, without } : undefined
}

export async function readState({ effect, subject }: Watch, { readAgain }: Reader): Promise<State> {
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
export function judgeState(
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
