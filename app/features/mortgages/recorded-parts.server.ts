import type { Mortgage } from '#app/api/resources/mortgage'
import { findValue } from '#app/forms/find-value'
import { dropUntouched, mergeTyped } from '#app/forms/prefilled-fields'
import type { Say } from '#app/i18n/say.server'
import { findKnown } from '#app/lib/unread'
import { prefillField } from '#app/request/form-fields'
import type { Values } from '#app/wizard/question'
import { readAnswers, type Errors } from '#app/wizard/read-answers.server'
import { hasKnownParts, judgeAnswer } from './known-parts'
import { prefillLoanParts } from './loan-parts-known'
import { buildLoanPartsBlocks } from './loan-parts-questions'
import { buildLoanPartsReceipt } from './loan-parts-receipt.server'
import { toLoanPartsValue, type LoanPartsValue } from './loan-parts-value'

/** Value of a form that nobody touched, with the current amounts that the form leaves empty. */
export function readRecordedParts(mortgage: Mortgage, say: Say): LoanPartsValue {
	const blocks = buildLoanPartsBlocks(mortgage, say)
	const prefill = prefillLoanParts(mortgage, say)
	const typed = { ...mergeTyped(prefill, undefined), isRight: 'no' }
	const { values } = readAnswers(Object.values(blocks), typed, say, { prefill })
	const value = toLoanPartsValue(blocks, typed, values)
	return { ...value, loanParts: value.loanParts.map((part) => keepCurrentAmount(part, mortgage)) }
}

/** A part without a typed current amount did not change, so its record's amount goes out. */
export function keepCurrentAmount<Part extends LoanPartsValue['loanParts'][number]>(
	part: Part,
	{ loanParts }: Mortgage,
): Part {
	const known = loanParts.known.find(({ id }) => id === part.id)
	return { ...part, currentAmount: part.currentAmount ?? findKnown(known?.currentAmount) }
}

/** Facts that a "yes" confirms; undefined where it is not asked [A274]. */
export function listRecordedFacts(mortgage: Mortgage, say: Say) {
	if (!hasKnownParts(mortgage)) return undefined
	return buildLoanPartsReceipt(readRecordedParts(mortgage, say), mortgage, say).sent
}

/** Error of a "yes" beside a change, which would go unsent, and of a "no" without one, which says nothing. */
export function findContradiction(
	{ typed, values }: { typed: Record<string, unknown>; values: Values },
	mortgage: Mortgage,
	say: Say,
): Errors {
	const touched = dropUntouched(prefillLoanParts(mortgage, say), typed)
	const isTouched = Object.hasOwn(touched, prefillField) || findValue(typed, 'newLoanParts[0]') !== undefined
	return judgeAnswer(values.isRight, isTouched, say)
}
