import type { SessionData } from './session-data'

type MarkKind = 'doneActions' | 'cancelledAppointments'

interface MarkingSession {
	data: SessionData
	change(edit: (data: SessionData) => void): void
}

const nameOf = (kind: MarkKind, id: string) => `${kind} ${id}`

/** Records that this session ended an item, which the API may still report as open. `version` describes the item before that. */
export function addMark(session: MarkingSession, kind: MarkKind, id: string, version: string): void {
	session.change((data) => {
		data[kind].push(id)
		data.markVersions[nameOf(kind, id)] = version
	})
}

interface Judge<T> {
	/** True when the API itself reports the end. */
	isEnded: (item: T) => boolean
	/** Whether the API tells something newer about the item than the version that was marked. */
	isNewer: (version: string, item: T) => boolean
}

/**
 * Returns the ids that only this session knows to be ended. A mark is removed once the API reports the end, no longer
 * lists the item, or tells something newer about it: from then on the API decides.
 */
export function listMarked<T extends { id: string }>(
	session: MarkingSession,
	kind: MarkKind,
	items: readonly T[],
	{ isEnded, isNewer }: Judge<T>,
): Set<string> {
	const marked = new Set(session.data[kind])
	if (marked.size === 0) return marked
	const open = new Map(items.flatMap((item) => (isEnded(item) ? [] : [[item.id, item]])))
	const isOver = (id: string) => {
		const item = open.get(id)
		const version = session.data.markVersions[nameOf(kind, id)]
		return !item || (version !== undefined && isNewer(version, item))
	}
	const over = [...marked].filter(isOver)
	if (over.length > 0) session.change((data) => removeMarks(data, kind, over))
	return new Set([...marked].filter((id) => !over.includes(id)))
}

function removeMarks(data: SessionData, kind: MarkKind, ids: readonly string[]): void {
	data[kind] = data[kind].filter((id) => !ids.includes(id))
	for (const id of ids) delete data.markVersions[nameOf(kind, id)]
}
