import type { UsesOwner } from '#app/request/context.server'
import { paths } from '#app/paths'
import { getGuestSubject } from '#app/request/known-guest.server'
import { findUnknownSend } from '#app/submissions/form-ids.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { describeGuestProblem } from './guest-problem'

/** A check whose answer was lost may have arrived, and the API may end its token then: that is told first. */
export async function describeGuestFailure(ctx: UsesOwner, problem: Error | undefined, action: string) {
	const described = describeGuestProblem(problem, action)
	if (!described.problem) return described
	const subject = getGuestSubject({ action, browser: ctx.guest?.browser })
	const since = await findUnknownSend(getRecordOwner(ctx), subject)
	if (since === undefined) return described
	return { away: paths.mortgageCheckLogin(action), problem: 'mortgageCheck.login.unknown' as const }
}
