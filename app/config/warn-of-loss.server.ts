import { createMinuteGate } from '#app/lib/once'
import { getLogger } from './log.server'

const isDue = createMinuteGate()

/** Warns once a minute that what a collector should have is lost; `status`: of its answer. */
export function warnOfLoss(what: 'error reports' | 'traces', status?: number) {
	if (isDue(what)) getLogger().warn({ status }, `${what} are lost: their collector is away`)
}
