import type { Outcome } from './outcome'
import type { ApiFault } from '#app/config/counted-labels'
import { isBareMissing } from '#app/api/failure-cause'
import {
	ApiFailure,
	ApiUnreachable,
	ContractViolation,
	LicenceUnavailable,
	Redirected,
	TokenRejected,
	UnreadableAnswer,
} from '#app/api/errors'

/** The fault of the API in a failed call; undefined for a refusal, and for what is no call. */
export function findApiFault(error: unknown): ApiFault | undefined {
	if (error instanceof LicenceUnavailable) return findApiFault(error.cause)
	if (error instanceof ApiUnreachable) return 'noAnswer'
	if (error instanceof TokenRejected) return 'token'
	if (error instanceof Redirected) return 'redirect'
	if (error instanceof UnreadableAnswer) return error.where.fault === 'notJson' ? 'notJson' : 'broken'
	if (error instanceof ContractViolation) return 'broken'
	if (!(error instanceof ApiFailure)) return undefined
	if (error.answered >= 500) return '5xx'
	if (error.isBarred) return error.answered === 429 ? '429' : '403'
	return isBareMissing(error) ? '404' : undefined
}

/** Notes the first fault of the API that this page shows, for its log line and the metrics. */
export function noteFault(outcome: Pick<Outcome, 'fault'>, error: unknown) {
	outcome.fault ??= findApiFault(error)
}
