import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDateTime } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { getNoticeLife } from '#app/request/problem-notices.server'
import { guestNotices } from '#app/session/guest-notices'
import type { StoredNotice } from '#app/session/session-data'
import type { NoticeItem } from '#app/ui/notices'

/** The notices are deleted when the response is sent. */
export function readStoredNotices(
	{ session, outcome, visitor: { preferences }, say }: Uses<'outcome' | 'visitor' | 'say' | 'session'>,
	hasKeptForm: boolean,
): NoticeItem[] {
	const notices: StoredNotice[] = [...session.data.notices]
	if (preferences.notice) notices.push({ id: 'farewell', ...guestNotices[preferences.notice], links: [] })
	if (hasKeptForm) notices.push({ id: 'kept', kind: 'info', key: 'notices.formKept', links: [] })
	outcome.shownNotices = notices.map(({ id }) => id)
	return notices.map((notice) => ({
		...wordsOf(notice, say),
		leavesAfter: mayLeave(notice) ? getNoticeLife(preferences) : undefined,
		isQuiet: isQuiet(notice, notices.length > 1 || session.data.isArriving === true) ? true : undefined,
	}))
}

/** A notice with a link, or one that asks for something, stays until it is closed (contract §9). */
function mayLeave({ kind, links }: StoredNotice) {
	return kind === 'success' && links.length === 0
}

/** The sign-in is only said where something else is what the client came for. */
function isQuiet({ key }: StoredNotice, isBesideOther: boolean) {
	return key === 'notices.loggedIn' && isBesideOther
}

function wordsOf({ id, kind, key, values, links }: StoredNotice, say: Say) {
	return {
		id,
		tone: kind,
		kind: say(`shell.notices.kinds.${kind}`),
		text: say(key, values),
		links: links.map((link) => ({
			href: link.href,
			label: say(link.key, link.values),
			newTab: link.newTab ? say('documents.newTab') : undefined,
		})),
	}
}

export function getRecentNotices({ session, say }: Uses<'say' | 'session'>) {
	const { title, purpose, columns, none } = say.table('shell').notices.recent
	return {
		title,
		purpose,
		back: { href: paths.dashboard(), label: say('actions.back') },
		columns: [
			{ label: columns.when, whole: true },
			{ label: columns.kind, whole: true },
			{ label: columns.text, prose: true },
		],
		none,
		rows: session.data.seenNotices.map((notice) => ({
			...wordsOf(notice, say),
			when: formatDateTime(toWallClock(new Date(notice.at)), say.language),
		})),
	}
}
