import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { RequestContext } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'
import { toActionSubject, getFormId } from '#app/sending/send-once.server'
import { findFile } from './action-file'
import { getProductTitle, getActionTitle } from './action-tasks.server'

export type ActionHead = SerializeFrom<typeof getActionHead>

/** What stands above every action's form: what it is and about which product, its one-time id; or that it is done. */
export async function getActionHead(visit: RequestContext, asked: Action) {
	const { say } = visit
	return {
		title: getActionTitle(asked, say),
		kicker: getProductTitle(asked, say),
		back: { href: paths.dashboard(), label: say('actions.back') },
		formId: asked.isDone ? undefined : await getFormId(visit, toActionSubject(asked).subject),
		done: asked.isDone ? doneOf(asked, say) : undefined,
	}
}

/** A done action offers nothing but the file it keeps [220] [A81]. */
function doneOf(asked: Action, say: Say) {
	const date = formatWireDate(asked.dateExecuted, say.language)
	const href = findFile(asked)
	return {
		title: say('actions.alreadyDone'),
		when: date && say('actions.doneOn', { date }),
		file: href === undefined ? undefined : { href, label: say('actions.download') },
	}
}
