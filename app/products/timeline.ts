import type { TimelineSteps } from '#app/api/resources/timeline'
import type { Say } from '#app/i18n/say.server'

/** How far a product is, a step each: what is neither completed nor active comes later [301]. */
export function buildProductTimeline(title: string, steps: TimelineSteps, say: Say) {
	if (!steps?.length) return undefined
	const words = say.table('products').timeline
	return {
		title,
		steps: steps.map(({ label, completed, active }) => {
			const state = completed ? ('done' as const) : active ? ('now' as const) : ('later' as const)
			return { label, state, stateLabel: words[state] }
		}),
	}
}
