import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { actionGroups } from './action-tasks.server'
import { listActions } from './actions.server'
import { documentRows } from './document-rows.server'

/** What is open, by product, and the documents (spec 1 §2.9); without `all` the first of each. */
export async function getActionLists(visit: Visit, all: boolean) {
	const actions = await listActions(visit)
	const { say } = visit
	const { hidden, ...tasks } = actionGroups(actions, say, all)
	const documents = documentRows(actions, say, all)
	return {
		tasks: { ...tasks, more: moreLink(hidden, say) },
		documents: { rows: documents.rows, more: moreLink(documents.hidden, say) },
	}
}

/** The link that shows a long list whole; none when nothing is hidden. */
function moreLink(hidden: number, say: Say) {
	return hidden > 0
		? { href: '?show=all', label: say('dashboard.actions.more', { count: hidden }) }
		: undefined
}
