import { getCallFamily } from '#app/config/call-family'
import { getLogger } from '#app/config/log.server'
import type { Loss } from './reader'

const mostTold = 1_000

interface CallFacts {
	requestId: string
	method: string
	path: string
}

const told = new Set<string>()

/** Logs, once per call and member, what could not be read: pages say that it is unknown. */
export function logLosses(losses: readonly Loss[], call: CallFacts) {
	if (losses.length === 0 || told.size >= mostTold) return
	const family = getCallFamily(call.path)
	const fresh = new Map<string, object>()
	for (const { kind, pointer, expected, received } of losses) {
		const member = pointer.replace(/\/\d+(?=\/|$)/g, '/*')
		const key = `${call.method} ${family} ${member}`
		if (kind !== 'dropped' || told.has(key)) continue
		told.add(key)
		fresh.set(member, { member, expected, received })
	}
	if (fresh.size > 0) getLogger().warn({ ...call, lost: [...fresh.values()] }, 'answer was read with gaps')
}
