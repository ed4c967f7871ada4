import { findApiFault } from '#app/api/api-fault'
import type { Outcome } from './outcome'

/** Notes the first fault of the API that this page shows, for its log line and the metrics. */
export function noteFault(outcome: Pick<Outcome, 'fault'>, error: unknown) {
	outcome.fault ??= findApiFault(error)
}
