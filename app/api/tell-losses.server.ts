import type { z } from 'zod/v4'
import { getCallFamily } from '#app/config/call-family'
import { getLogger } from '#app/config/log.server'
import { findLosses } from './losses'

/** So many answers of a call are looked at, and from then on one a minute: to look costs as much as to read. */
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

/**
 * Tells the log, once for each call and member, what a reader dropped of an answer that it took: pages show a blank there, and
 * nothing else says so.
 */
export function tellLosses(
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
