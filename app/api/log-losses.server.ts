import { getLogger } from '#app/config/log.server'
import { generaliseMember, isFirstTold } from './log-once.server'
import type { Loss } from './reader'

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
