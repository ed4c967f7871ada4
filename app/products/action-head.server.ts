import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'
import { toActionSubject, getFormId } from '#app/submissions/send-once.server'
import { describeDraftWriter } from '#app/submissions/draft-writer.server'
import { findDraft } from '#app/submissions/draft.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import type { FormRoute } from '#app/submissions/form-effects'
import { describeUnbound, maySend } from '#app/submissions/token-session.server'
import { listTexts, showUnsent } from '#app/submissions/unsent.server'
import { findFile } from './action-file'
import { sealShownTerms, type ShownTerms } from '#app/submissions/shown-terms.server'
import { toTabTitle } from './tab-title.server'
import { getActionName, getProductTitle, getActionTitle } from './action-tasks.server'

export type ActionHead = SerializeFrom<typeof getActionHead>

/** `route` and `terms` of a form that binds: `terms` are what it shows. */
export async function getActionHead(
	ctx: UsesOwner<'queryTokens' | 'say' | 'session'>,
	action: Action,
	route?: FormRoute,
	terms?: ShownTerms,
) {
	const { say } = ctx
	const { subject } = toActionSubject(action)
	const isUnbound = route !== undefined && !action.isDone && !maySend(ctx, route)
	const isOpen = !action.isDone && !isUnbound
	return {
		title: getActionTitle(action, say),
		tabTitle: toTabTitle(getActionName(action, say)),
		kicker: getProductTitle(action, say),
		back: { href: paths.dashboard(), label: say('actions.back') },
		formId: isOpen ? await getFormId(ctx, subject) : undefined,
		shownTerms: terms && isOpen ? sealShownTerms(ctx, subject, terms) : undefined,
		unbound: isUnbound ? describeUnbound(say) : undefined,
		draftNote: isOpen ? await describeDraftWriter(ctx, subject) : undefined,
		done: action.isDone ? doneOf(action, say) : undefined,
		unsent: action.isDone ? await findUnsent(ctx, subject) : undefined,
	}
}

/** A draft of a done action was never sent: somebody else did the action, or the client elsewhere. */
async function findUnsent(ctx: UsesOwner<'say'>, subject: string) {
	const draft = await findDraft(getRecordOwner(ctx), subject, z.unknown())
	const texts = listTexts(draft?.value, ctx.say)
	return texts.length > 0 ? showUnsent(ctx.say, texts) : undefined
}

/** A done action offers its file only [220] [A81]. */
function doneOf(action: Action, say: Say) {
	const date = formatWireDate(action.dateExecuted, say.language)
	const href = findFile(action)
	return {
		title: say('actions.alreadyDone'),
		when: date && say('actions.doneOn', { date }),
		notYou: { href: paths.help(), label: say('actions.notYou') },
		file: href === undefined ? undefined : { href, label: say('actions.download') },
	}
}
