import type { ListedAction } from '#app/api/resources/action'
import type { TimelineSteps } from '#app/api/resources/timeline'
import { isUnread, type Read } from '#app/lib/unread'

/** A dossier below 100 %. One without a percentage is not called unfinished. */
export function isDossierUnfinished({ percentageComplete }: { percentageComplete?: Read<number> }) {
	return typeof percentageComplete === 'number' && percentageComplete < 100
}

/** A timeline with a step that is known not to be completed. */
export function isTimelineUnfinished({
	hasTimeline,
	timeline,
}: {
	hasTimeline?: Read<boolean>
	timeline: TimelineSteps
}) {
	return (
		hasTimeline === true && timeline.known.some(({ completed }) => completed !== true && !isUnread(completed))
	)
}

/** Whether an application waits for this task (`followTasks`). */
export function isHeldUp(action: ListedAction & { isHeldUp?: boolean }) {
	return action.isHeldUp === true
}
