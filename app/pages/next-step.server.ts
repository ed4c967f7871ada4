import { findKnown } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import type { ListedAction } from '#app/api/resources/action'
import { createActionRow } from '#app/features/tasks/action-rows.server'
import { describeSubject, findTaskIcon } from '#app/features/tasks/task-rows.server'
import type { ReaderContext } from '#app/features/tasks/reader-context.server'
import { formatNearDate } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'
import { getActionNote } from '#app/products/action-tasks.server'
import { hasFailedPayment, isUploadAgain, isUrgent, rankTask } from '#app/products/task-order'
import { isHeldUp } from '#app/products/unfinished'
import type { IconName } from '#app/ui/icon'

export type NextStepView = SerializeFrom<NextStep>

interface NextStep {
	/** Id of the action, which the page then omits from its lists. */
	action: string
	icon: IconName
	title: string
	reason: string
	detail?: string
	news?: string
	button: { href: string; label: string; isFile?: true }
	discard?: { href: string; label: string }
}

interface Ranked {
	action: ListedAction
	rank: number
	/** Time (ms) of the draft's last save; 0 without one. */
	savedAt: number
}

/**
 * The first open task in the order of `rankTask`: of equal ones what holds up an application, then the oldest; of drafts
 * the latest. `open` is sorted by age. Without `isCounted` more tasks may be open, and only an urgent one is put first.
 */
export function findNextStep(
	open: readonly ListedAction[],
	isCounted: boolean,
	reader: ReaderContext,
): NextStep | undefined {
	const ranked = open.flatMap((action) => rankAction(action, reader))
	const [first] = ranked.filter(({ rank }) => isCounted || isUrgent(rank)).sort(compareRanked)
	return first && showAction(first.action, reader)
}

function rankAction(action: ListedAction, reader: ReaderContext): Ranked[] {
	const draft = reader.draftOf(action)
	const rank = rankTask(action, draft !== undefined)
	return rank === undefined ? [] : [{ action, rank, savedAt: draft?.at ?? 0 }]
}

function compareRanked(a: Ranked, b: Ranked) {
	return a.rank - b.rank || b.savedAt - a.savedAt || Number(isHeldUp(b.action)) - Number(isHeldUp(a.action))
}

function showAction(action: ListedAction, reader: ReaderContext): NextStep | undefined {
	const { say } = reader
	const { title, news, href, label, isFile, discard } = createActionRow(action, reader)
	if (!href || !label) return undefined
	const reasons = discard ? [say('dashboard.first.draft')] : listReasons(action, reader)
	return {
		action: action.id,
		icon: findTaskIcon(action),
		title,
		reason: [isHeldUp(action) ? say('dashboard.first.heldUp') : undefined, ...reasons]
			.filter(Boolean)
			.join(' '),
		detail: describeSubject(action, reader),
		news,
		button: { href, label, isFile },
		discard,
	}
}

/** Reasons of the next step, without dates that are missing or unread. */
function listReasons(action: ListedAction, { say }: ReaderContext) {
	const note = getActionNote(action, say)
	if (hasFailedPayment(action)) return [note && `${note}.`]
	const again = isUploadAgain(action) ? (findKnown(action.comment) ?? say('actions.again')) : undefined
	return [again, describeWaiting(action, say)]
}

function describeWaiting({ dateCreated }: ListedAction, say: ReaderContext['say']) {
	const since = parseWireDate(findKnown(dateCreated) ?? '')
	if (!since || since.isAfter(toWallClock(new Date()))) return say('dashboard.first.waiting')
	const date = formatNearDate(since, toWallClock(new Date()), say.language)
	return say('dashboard.first.since', { date })
}
