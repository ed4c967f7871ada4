import { ApiFailure } from '#app/api/errors'
import { paths } from '#app/paths'

/** The login requests a new token. It would not help for an unknown check. */
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
