import { messageKeyOf } from '#app/api/error-message'
import type { Visit } from '#app/context.server'
import type { StoredNotice } from '#app/session/session-data'
import type { NoticeItem } from '#app/ui/notices'

/** Milliseconds a notice stays where a script runs, unless its reader wants it longer (spec 1 §9). */
const usual = 3_000
const long = 30_000

/** Undefined: until it is closed. */
function leavesAfter({ notices }: Visit['preferences']) {
	if (notices === undefined) return usual
	return notices === 'long' ? long : undefined
}

/** The notices that earlier answers left for this page; they are gone once an answer shows them. */
export function storedNotices(
	{ session, outcome, preferences, say }: Visit,
	hasKeptForm: boolean,
): NoticeItem[] {
	const notices: StoredNotice[] = [...session.data.notices]
	if (preferences.notice)
		notices.push({ id: 'farewell', kind: 'success', key: `notices.${preferences.notice}`, links: [] })
	if (hasKeptForm) notices.push({ id: 'kept', kind: 'info', key: 'notices.formKept', links: [] })
	outcome.shownNotices = notices.map(({ id }) => id)
	return notices.map(({ id, kind, key, values, links }) => ({
		id,
		tone: kind,
		kind: say(`shell.notices.kinds.${kind}`),
		text: say(key, values),
		links: links.map((link) => ({
			href: link.href,
			label: say(link.key),
			newTab: link.newTab ? say('documents.newTab') : undefined,
		})),
		leavesAfter: leavesAfter(preferences),
	}))
}

/** One error notice for each message of failed side calls; equal messages once [A28]. */
export function problemNotices(
	problems: readonly unknown[],
	{ say, preferences }: Pick<Visit, 'say' | 'preferences'>,
): NoticeItem[] {
	const texts = new Set(problems.map((problem) => say(messageKeyOf(problem))))
	return [...texts].map((text) => ({
		id: text,
		tone: 'error',
		kind: say('shell.notices.kinds.error'),
		text,
		leavesAfter: leavesAfter(preferences),
	}))
}
