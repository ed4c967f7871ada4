import { findKnown } from '#app/lib/unread'
import { isDoneTask, isOpenTask, type StatedAction } from './task-state.server'
import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'
import { toActionSubject, getFormId } from '#app/submissions/send-once.server'
import { findSent } from '#app/submissions/earlier-send.server'
import { describeDraftWriter, findTyped } from '#app/submissions/typed-draft.server'
import { findDraft, type DraftTarget } from '#app/submissions/draft.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import type { FormRoute } from '#app/submissions/form-effects'
import { describeUnbound, maySend } from '#app/submissions/token-session.server'
import { listTexts } from '#app/submissions/unsent.server'
import { showUnsent } from '#app/request/show-unsent'
import { findFile } from './action-file'
import { sealShownTerms, type ShownTerms } from '#app/submissions/shown-terms.server'
import { getActionName, getProductTitle, getActionTitle } from './action-tasks.server'

/** Kept input of a form with files, and the note that its files were not kept. A form that just came back has its own. */
export async function findTypedBeside(
	ctx: UsesOwner<'outcome' | 'say'>,
	target: DraftTarget & { isDone?: boolean },
): Promise<{ typed: Record<string, string>; note?: { kind: string; text: string } }> {
	if (ctx.outcome.failed) return { typed: {} }
	const { typed: all } = await findTyped(ctx, target)
	const texts = Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
	const typed = Object.fromEntries(texts)
	return texts.length > 0 ? { typed, note: ctx.say.table('upload').typedKept } : { typed }
}

/** `tabTitle` is for the document title; views of other heads have none. */
export type ActionHead = Omit<SerializeFrom<typeof getActionHead>, 'tabTitle'>

/** `route` and `terms` of a form that binds: `terms` are what it shows. */
export async function getActionHead(
	ctx: UsesOwner<'queryTokens' | 'say' | 'session'>,
	action: StatedAction,
	route?: FormRoute,
	terms?: ShownTerms,
) {
	const { say } = ctx
	const { subject } = toActionSubject(action)
	const isTodo = isOpenTask(action)
	const isUnbound = route !== undefined && isTodo && !maySend(ctx, route)
	const isOpen = isTodo && !isUnbound
	return {
		title: getActionTitle(action, say),
		tabTitle: getActionName(action, say),
		kicker: getProductTitle(action, say),
		back: { href: paths.dashboard(), label: say('actions.back') },
		formId: isOpen ? await getFormId(ctx, subject) : undefined,
		shownTerms: terms && isOpen ? sealShownTerms(ctx, subject, terms) : undefined,
		unbound: isUnbound ? describeUnbound(say) : undefined,
		draftNote: isOpen ? await describeDraftWriter(ctx, subject) : undefined,
		done: isDoneTask(action) ? await describeDone(ctx, action, subject) : undefined,
		unsent: isDoneTask(action) ? await findUnsent(ctx, subject) : undefined,
	}
}

/** A draft of a done action was never sent: somebody else did the action, or the client elsewhere. */
async function findUnsent(ctx: UsesOwner<'say'>, subject: string) {
	const draft = await findDraft(getRecordOwner(ctx), subject, z.unknown())
	const texts = listTexts(draft?.value, ctx.say)
	return texts.length > 0 ? showUnsent(ctx.say, texts) : undefined
}

/** A done action offers its file only [220] [A81], and the receipt of the form that completed it (contract §10). */
async function describeDone(
	ctx: UsesOwner<'queryTokens' | 'say' | 'session'>,
	action: Action,
	subject: string,
) {
	const { say } = ctx
	const { receipt, isOwn } = await findSent(ctx, subject)
	const date = formatWireDate(findKnown(action.dateExecuted), say.language)
	const href = findFile(action)
	return {
		title: say('actions.alreadyDone'),
		when: date && say('actions.doneOn', { date }),
		receipt:
			receipt === undefined
				? undefined
				: { href: paths.receipts.detail(receipt), label: say('sending.receipt') },
		notYou: isOwn ? undefined : { href: paths.help(), label: say('actions.notYou') },
		file: href === undefined ? undefined : { href, label: say('actions.download') },
	}
}
