import type { z } from 'zod/v4'
import { getCallFamily } from '#app/config/call-family'
import { getLogger } from '#app/config/log.server'
import { findLosses } from './losses'

/** Responses checked per call; after that one a minute, because a check costs as much as parsing. */
const firstLooks = 20
const lookEvery = 60_000
const mostElements = 50
const mostTold = 1_000

interface CallFacts {
	requestId: string
	method: string
	path: string
}

const looks = new Map<string, { count: number; latest: number }>()
const told = new Set<string>()

/** Logs, once per call and member, what a reader dropped: pages show a blank there. */
export function logLosses(
	schema: z.ZodType,
	resources: readonly unknown[],
	call: CallFacts,
	now = Date.now(),
) {
	const family = getCallFamily(call.path)
	const { count, latest } = looks.get(family) ?? { count: 0, latest: 0 }
	if (told.size >= mostTold || (count >= firstLooks && now < latest + lookEvery)) return
	looks.set(family, { count: count + 1, latest: now })
	const lost = resources.slice(0, mostElements).flatMap((one) => findLosses(schema, one))
	const fresh = new Map<string, object>()
	for (const { kind, pointer, expected, received } of lost) {
		const member = pointer.replace(/\/\d+(?=\/|$)/g, '/*')
		const key = `${call.method} ${family} ${member}`
		if (kind !== 'dropped' || told.has(key)) continue
		told.add(key)
		fresh.set(member, { member, expected, received })
	}
	if (fresh.size > 0) getLogger().warn({ ...call, lost: [...fresh.values()] }, 'answer was read with gaps')
}
