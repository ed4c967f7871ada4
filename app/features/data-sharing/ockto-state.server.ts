import { ocktoStateSchema } from '#app/api/resources/inventory-requirements'
import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'

/** `waiting`: no state yet. `unreachable`: the call failed [573-576]. */
export type SharingState = 'start' | 'scanned' | 'finished' | 'failed' | 'waiting' | 'unreachable'

const states: Partial<Record<number, SharingState>> = { 10: 'start', 20: 'scanned', 30: 'finished' }

/** Any unknown code means failed. @see [572] */
export async function findSharingState({ api }: Uses<'api'>, actionId: string): Promise<SharingState> {
	const path = `/api/inventory-form/ockto-state/${encodeURIComponent(actionId)}`
	const { value, problem } = await settle(api.find(path, ocktoStateSchema))
	if (problem) return 'unreachable'
	return value?.code === undefined ? 'waiting' : (states[value.code] ?? 'failed')
}
