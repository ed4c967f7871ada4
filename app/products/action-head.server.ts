import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'
import { toActionSubject, getFormId } from '#app/submissions/send-once.server'
import { findFile } from './action-file'
import { sealShownTerms, type ShownTerms } from '#app/submissions/shown-terms.server'
import { getProductTitle, getActionTitle } from './action-tasks.server'

export type ActionHead = SerializeFrom<typeof getActionHead>

/** `terms` are what a form that binds shows. */
export async function getActionHead(ctx: UsesOwner<'say'>, action: Action, terms?: ShownTerms) {
	const { say } = ctx
	const { subject } = toActionSubject(action)
	return {
		title: getActionTitle(action, say),
		kicker: getProductTitle(action, say),
		back: { href: paths.dashboard(), label: say('actions.back') },
		formId: action.isDone ? undefined : await getFormId(ctx, subject),
		shownTerms: terms && !action.isDone ? sealShownTerms(ctx, subject, terms) : undefined,
		done: action.isDone ? doneOf(action, say) : undefined,
	}
}

/** A done action offers its file only [220] [A81]. */
function doneOf(action: Action, say: Say) {
	const date = formatWireDate(action.dateExecuted, say.language)
	const href = findFile(action)
	return {
		title: say('actions.alreadyDone'),
		when: date && say('actions.doneOn', { date }),
		file: href === undefined ? undefined : { href, label: say('actions.download') },
	}
}
