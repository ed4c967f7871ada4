import { amountWithUnit } from '#app/api/numbers'
import type { CheckResult } from './check-result'

/** Advice for the operator: the likely cause of failures. */
export function findHints(results: readonly CheckResult[]): string[] {
	const alike = findCommonFailure(results)
	return [
		...(alike === undefined ? [] : [`All calls fail alike (received ${alike}): look at API_URL.`]),
		...(lacksUnit(results) ? [unitHint] : []),
		...results.flatMap(({ hint }) => hint ?? []),
	]
}

const unitHint =
	'Whole amounts came without their unit: set API_MONEY=euro or API_MONEY=cents, whichever the API means.'

function lacksUnit(results: readonly CheckResult[]) {
	return results.some(({ findings }) => findings.some(({ expected }) => expected === amountWithUnit))
}

/** The answer that all calls have in common, when none of them worked. */
function findCommonFailure(results: readonly CheckResult[]) {
	const tried = results.filter(({ notTried }) => notTried === undefined)
	const failures = tried.map(({ path, findings }) =>
		findings
			.find(({ severity, member }) => severity === 'error' && member === '')
			?.received.replace(path, ''),
	)
	const [first] = failures
	return tried.length > 1 && failures.every((failure) => failure === first) ? first : undefined
}
