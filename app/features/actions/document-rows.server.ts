import type { Action } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { findFile, isDocument } from './action-file'
import { openButton, titleOf } from './action-tasks.server'
import { isUpload } from './actions.server'

export interface DocumentRow {
	id: string
	name: string
	meta: string
	done: boolean
	status: string
	button?: { href: string; label: string; isFile: boolean }
}

const fewest = 20

/** The documents among the actions, closed ones too (spec 1 §4.5); open ones first, without `all` the first 20. */
export function documentRows(actions: readonly Action[], say: Say, all: boolean) {
	const documents = actions.filter((action) => isDocument(action, isUpload(action)))
	const sorted = [...documents.filter((one) => !one.isDone), ...documents.filter((one) => one.isDone)]
	const shown = all ? sorted : sorted.slice(0, fewest)
	return { hidden: sorted.length - shown.length, rows: shown.map((action) => rowOf(action, say)) }
}

function rowOf(action: Action, say: Say): DocumentRow {
	const on = parseWireDate((action.isDone ? action.dateExecuted : action.dateCreated) ?? '')
	const meta = [
		on
			? say(action.isDone ? 'actions.doneOn' : 'actions.since', { date: formatDate(on, say.language) })
			: undefined,
		action.document?.consumerName ? say('actions.for', { name: action.document.consumerName }) : undefined,
	]
	return {
		id: action.id,
		name: titleOf(action, say),
		meta: meta.filter(Boolean).join(' · '),
		done: action.isDone,
		status: say(action.isDone ? 'actions.status.done' : 'actions.status.open'),
		button: buttonOf(action, say),
	}
}

/** An open action's own button, a done one's download (spec 1 §4.5). */
function buttonOf(action: Action, say: Say) {
	if (!action.isDone) return openButton(action, say)
	const file = findFile(action)
	return file === undefined ? undefined : { href: file, label: say('actions.download'), isFile: true }
}
