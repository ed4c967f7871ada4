import { getMessageKey } from '#app/api/error-members'
import type { Preferences } from '#app/session/preferences.server'
import { noteFault } from './note-fault'
import type { Uses } from './context.server'

/** Milliseconds that a script shows a notice [225]. */
const usual = 3_000
const long = 30_000

/** Milliseconds for this visitor; undefined: until it is closed. */
export function getNoticeLife({ notices }: Preferences) {
	if (notices === undefined) return usual
	return notices === 'long' ? long : undefined
}

/** Notices of failed side calls; equal messages appear once [A28]. */
export function createProblemNotices(
	problems: readonly unknown[],
	{ say, visitor: { preferences }, outcome }: Uses<'outcome' | 'visitor' | 'say'>,
) {
	for (const problem of problems) noteFault(outcome, problem)
	const texts = new Set(problems.map((problem) => say(getMessageKey(problem))))
	return [...texts].map((text) => ({
		id: text,
		tone: 'error' as const,
		kind: say('shell.notices.kinds.error'),
		text,
		leavesAfter: getNoticeLife(preferences),
	}))
}
