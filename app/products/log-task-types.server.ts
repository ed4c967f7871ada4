import type { ListedAction } from '#app/api/resources/action'
import { getLogger } from '#app/config/log.server'
import { findKnownTarget, findTargetName, normaliseType } from './action-target'

const mostTold = 200
const longest = 60
const told = new Set<string>()

/** Logs, once per type and process, the types whose page is guessed or not known (contract §9). */
export function logUnknownTypes(actions: readonly ListedAction[]) {
	for (const action of actions) {
		const type = normaliseType(action).slice(0, longest)
		if (type === '' || told.has(type) || told.size >= mostTold || findKnownTarget(action)) continue
		told.add(type)
		const target = findTargetName(action)
		getLogger().warn({ type, target }, target ? 'task type is guessed' : 'task type is unknown')
	}
}
