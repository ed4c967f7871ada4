import type { SerializeFrom } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import type { ListedAction } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { formatDateTime } from '#app/lib/format-date'
import { wallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { deskOf } from '#app/sending/desk.server'
import { discardDraft, listDrafts } from '#app/sending/draft.server'
import { findTarget } from './action-target'
import { openActions, titleOf } from './action-tasks.server'
import { listForLists } from './actions.server'

export type DraftsView = NonNullable<SerializeFrom<Awaited<ReturnType<typeof findDraftCard>>>>

/** The questionnaires that are half filled in, the latest first; undefined while there are none. */
export async function findDraftCard(visit: Visit, open: readonly ListedAction[]) {
	const { say } = visit
	const rows = await listOpenDrafts(visit, open)
	if (rows.length === 0) return undefined
	return { title: say('drafts.title'), goOn: say('drafts.goOn'), discard: say('drafts.discard'), rows }
}

/** What is asked before a draft is thrown away. @throws Response that leads to not-found for one that is not there. */
export async function getDraftQuestion(visit: Visit, id = '') {
	const { say } = visit
	const { title, when, href } = await getDraft(visit, id)
	return {
		title: say('drafts.question', { title }),
		purpose: `${when}. ${say('drafts.lost')}`,
		confirm: say('drafts.confirm'),
		keep: { href, label: say('drafts.keep') },
	}
}

/** Throws a draft away. @throws Response as getDraftQuestion. */
export async function discard(visit: Visit, id = '') {
	const { title } = await getDraft(visit, id)
	await discardDraft(deskOf(visit), id)
	visit.session.notify('success', 'drafts.discarded', { title })
	return redirect(paths.dashboard(), 303)
}

async function getDraft(visit: Visit, id: string) {
	const drafts = await listOpenDrafts(visit, openActions(await listForLists(visit)))
	const found = drafts.find((draft) => draft.id === id)
	if (!found) throw redirect(paths.notFound())
	return found
}

/** Those of action points that are still open. */
async function listOpenDrafts(visit: Visit, open: readonly ListedAction[]) {
	const { say } = visit
	return (await listDrafts(deskOf(visit))).flatMap(({ id, at, closes }) => {
		const action = open.find((one) => one.id === closes)
		const target = action && findTarget(action)
		if (!target) return []
		const when = formatDateTime(wallClock(new Date(at)), say.language)
		return [
			{
				id,
				title: titleOf(action, say),
				when: say('drafts.keptOn', { when }),
				href: target.href,
				discardHref: paths.discardDraft(id),
			},
		]
	})
}
