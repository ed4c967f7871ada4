import { ApiFailure } from '#app/api/errors'
import { paths } from '#app/paths'

/**
 * Why a guest's check cannot go on, and where that leads: to the login where its token is good no more, which asks for a
 * new one; to not-found where there is no such check, since no login helps.
 */
export function describeGuestProblem(problem: Error | undefined, action: string) {
	const away = paths.mortgageCheckLogin(action)
	const answered = problem instanceof ApiFailure ? problem.answered : undefined
	if (!problem) return { away }
	if (answered === 404) return { away: paths.notFound(), problem: 'mortgageCheck.login.gone' as const }
	const isOver = answered !== undefined && [401, 403, 410].includes(answered)
	return {
		away,
		problem: isOver ? ('mortgageCheck.login.expired' as const) : ('mortgageCheck.unavailable' as const),
	}
}
