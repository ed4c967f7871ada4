import { ocktoStateSchema } from '#app/api/resources/inventory-requirements'
import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'

/** How far sharing data is: `waiting` while there is no state, `unreachable` when it can't be told [573-576]. */
export type SharingState = 'start' | 'scanned' | 'finished' | 'failed' | 'waiting' | 'unreachable'

const states: Partial<Record<number, SharingState>> = { 10: 'start', 20: 'scanned', 30: 'finished' }

/** Any other code than these three means that it failed. @see [572] */
export async function findSharingState({ api }: Uses<'api'>, actionId: string): Promise<SharingState> {
	const path = `/api/inventory-form/ockto-state/${encodeURIComponent(actionId)}`
	const { value, problem } = await settle(api.find(path, ocktoStateSchema))
	if (problem) return 'unreachable'
	return value?.code === undefined ? 'waiting' : (states[value.code] ?? 'failed')
}
