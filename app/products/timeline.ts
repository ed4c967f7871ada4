import type { TimelineSteps } from '#app/api/resources/timeline'
import { isNone } from '#app/lib/read-list'
import { isUnread, type Read } from '#app/lib/unread'
import type { Say } from '#app/i18n/say.server'

type Step = TimelineSteps['known'][number]

interface Progress {
	hasTimeline?: Read<boolean>
	timeline: TimelineSteps
}

/**
 * Steps that are neither completed nor active are shown as later [301] [A131], those of unread state as unknown. Undefined
 * without steps; of a flag that could not be read the page says so, without steps.
 */
export function buildProductTimeline(title: string, { hasTimeline, timeline }: Progress, say: Say) {
	if (isUnread(hasTimeline)) return { title, note: say('unread.value'), steps: [] }
	if (hasTimeline !== true || isNone(timeline)) return undefined
	const steps = listSteps(timeline.known, say)
	const lost = say(steps.length === 0 ? 'unread.value' : 'unread.list')
	return { title, note: timeline.isComplete ? undefined : lost, steps }
}

function listSteps(steps: readonly Step[], say: Say) {
	const words = say.table('products').timeline
	const current = findCurrentStep(steps)
	return steps.map((step) => {
		const state = step === current ? ('now' as const) : stateOf(step)
		return {
			label: step.label,
			state,
			stateLabel: state === 'unknown' ? say('unread.status') : words[state],
		}
	})
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
