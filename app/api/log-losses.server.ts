import { getLogger } from '#app/config/log.server'
import type { Loss } from './reader'
import { getCallFamily } from '#app/config/counted-labels'

const mostTold = 1_000
const told = new Set<string>()

/** A member as the log has it: every element of a list is one. */
export function generaliseMember(pointer: string): string {
	return pointer.replace(/\/\d+(?=\/|$)/g, '/*')
}

/** True once per process for each call, member and kind of fault, and for at most a thousand of them (contract §9). */
export function isFirstTold(call: { method: string; path: string }, member: string, fault: string): boolean {
	const key = `${fault} ${call.method} ${getCallFamily(call.path)} ${member}`
	if (told.has(key) || told.size >= mostTold) return false
	told.add(key)
	return true
}

interface CallFacts {
	requestId: string
	method: string
	path: string
}

/** Logs, once per call and member, what could not be read: pages say that it is unknown. */
export function logLosses(losses: readonly Loss[], call: CallFacts) {
	const fresh = new Map<string, object>()
	for (const { kind, pointer, expected, received } of losses) {
		const member = generaliseMember(pointer)
		if (kind === 'dropped' && isFirstTold(call, member, kind))
			fresh.set(member, { member, expected, received })
	}
	if (fresh.size > 0) getLogger().warn({ ...call, lost: [...fresh.values()] }, 'answer was read with gaps')
}
