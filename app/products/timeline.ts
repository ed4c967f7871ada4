import type { TimelineSteps } from '#app/api/resources/timeline'
import { isNone } from '#app/lib/read-list'
import { isUnread } from '#app/lib/unread'
import type { Say } from '#app/i18n/say.server'

type Step = NonNullable<TimelineSteps>['known'][number]

/** Steps that are neither completed nor active are shown as later [301] [A131], those of unread state as unknown. */
export function buildProductTimeline(title: string, steps: TimelineSteps, say: Say) {
	if (!steps || isNone(steps)) return undefined
	const words = say.table('products').timeline
	const current = findCurrentStep(steps.known)
	return {
		title,
		note: steps.isComplete ? undefined : say('unread.list'),
		steps: steps.known.map((step) => {
			const state = step === current ? ('now' as const) : stateOf(step)
			return {
				label: step.label,
				state,
				stateLabel: state === 'unknown' ? say('unread.status') : words[state],
			}
		}),
	}
}

function stateOf({ completed, active }: Step): 'done' | 'later' | 'unknown' {
	if (completed === true) return 'done'
	return isUnread(completed) || isUnread(active) ? 'unknown' : 'later'
}

/** The first step that is only active, else the last one that is active and completed. */
function findCurrentStep(steps: readonly Step[]) {
	const active = steps.filter((step) => step.active === true)
	return active.find((step) => step.completed !== true) ?? active.at(-1)
}
