import { getMessageKey } from '#app/api/error-message'
import { noteFault } from './note-fault'
import type { Uses, RequestContext } from './context.server'

/** Milliseconds that a script shows a notice [225]. */
const usual = 3_000
const long = 30_000

/** Milliseconds for this visitor; undefined: until it is closed. */
export function getNoticeLife({ notices }: RequestContext['preferences']) {
	if (notices === undefined) return usual
	return notices === 'long' ? long : undefined
}

/** Notices of failed side calls; equal messages appear once [A28]. */
export function createProblemNotices(
	problems: readonly unknown[],
	{ say, preferences, outcome }: Uses<'outcome' | 'preferences' | 'say'>,
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
