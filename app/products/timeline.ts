import type { TimelineSteps } from '#app/api/resources/timeline'
import type { Say } from '#app/i18n/say.server'

/** Steps that are neither completed nor active are shown as later [301] [A131]. */
export function buildProductTimeline(title: string, steps: TimelineSteps, say: Say) {
	if (!steps || steps.known.length === 0) return undefined
	const words = say.table('products').timeline
	const current = findCurrentStep(steps.known)
	return {
		title,
		steps: steps.known.map((step) => {
			const state =
				step === current ? ('now' as const) : step.completed === true ? ('done' as const) : ('later' as const)
			return { label: step.label, state, stateLabel: words[state] }
		}),
	}
}

/** The first step that is only active, else the last one that is active and completed. */
function findCurrentStep(steps: NonNullable<TimelineSteps>['known']) {
	const active = steps.filter((step) => step.active === true)
	return active.find((step) => step.completed !== true) ?? active.at(-1)
}
