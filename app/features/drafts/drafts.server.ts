import { ContractViolation } from '#app/api/errors'
import { redirect } from '@remix-run/node'
import type { ListedAction } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { discardDraft, listDrafts } from '#app/submissions/draft.server'
import { findTarget } from '#app/products/action-target'
import { listOpenActions, getActionTitle } from '#app/products/action-tasks.server'
import { listSummarisedActions } from '#app/products/actions.server'

/** @throws Response redirect to not-found for a draft that does not exist */
export async function getDraftQuestion(ctx: UsesOwner<'api' | 'say' | 'session'>, id = '') {
	const { say } = ctx
	const { title, when, href } = await getDraft(ctx, id)
	return {
		title: say('drafts.question', { title }),
		purpose: `${when}. ${say('drafts.lost')}`,
		confirm: say('drafts.confirm'),
		keep: { href, label: say('drafts.keep') },
	}
}

/** @throws Response as getDraftQuestion */
export async function discardActionDraft(ctx: UsesOwner<'api' | 'say' | 'session'>, id = '') {
	const { title } = await getDraft(ctx, id)
	await discardDraft(getRecordOwner(ctx), id)
	ctx.session.notify('success', 'drafts.discarded', { title })
	return redirect(paths.dashboard(), 303)
}

async function getDraft(ctx: UsesOwner<'api' | 'say' | 'session'>, id: string) {
	const actions = await listSummarisedActions(ctx)
	const drafts = await listOpenDrafts(ctx, actions.known)
	const draftAction = drafts.find((draft) => draft.id === id)
	if (!draftAction && !actions.isComplete) throw new ContractViolation('/api/actions')
	if (!draftAction) throw redirect(paths.notFound())
	return draftAction
}

async function listOpenDrafts(ctx: UsesOwner<'say'>, actions: readonly ListedAction[]) {
	const { say } = ctx
	const open = listOpenActions(actions)
	return (await listDrafts(getRecordOwner(ctx))).flatMap(({ id, at, closes }) => {
		const action = open.find((candidate) => candidate.id === closes)
		const target = action && findTarget(action)
		if (!target) return []
		const when = formatDateTime(toWallClock(new Date(at)), say.language)
		return [
			{
				id,
				title: getActionTitle(action, say),
				when: say('drafts.keptOn', { when }),
				href: target.href,
			},
		]
	})
}
