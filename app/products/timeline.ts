import type { TimelineSteps } from '#app/api/resources/timeline'
import type { Say } from '#app/i18n/say.server'

/** Steps that are neither completed nor active are shown as later [301] [A131]. */
export function buildProductTimeline(title: string, steps: TimelineSteps, say: Say) {
	if (!steps?.length) return undefined
	const words = say.table('products').timeline
	const current = findCurrentStep(steps)
	return {
		title,
		steps: steps.map((step) => {
			const state =
				step === current ? ('now' as const) : step.completed ? ('done' as const) : ('later' as const)
			return { label: step.label, state, stateLabel: words[state] }
		}),
	}
}

/** The first step that is only active, else the last one that is active and completed. */
function findCurrentStep(steps: NonNullable<TimelineSteps>) {
	const active = steps.filter((step) => step.active)
	return active.find((step) => !step.completed) ?? active.at(-1)
}
