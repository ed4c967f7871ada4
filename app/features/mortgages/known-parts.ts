import type { Mortgage } from '#app/api/resources/mortgage'
import { isNone } from '#app/lib/read-list'
import { findKnown, hasUnread, isUnread } from '#app/lib/unread'
import type { Say } from '#app/i18n/say.server'
import type { Question } from '#app/wizard/question'
import { findKnownValue } from './known-value'
import { toPartValue } from './loan-parts-known'

type LoanPart = Mortgage['loanParts']['known'][number]

/** Asked about a record that is complete; its fields are asked after a "no" [A273] [A274]. */
export const isRightQuestion: Question = { kind: 'choice', name: 'isRight', answers: ['yes', 'no'] }
export const afterNo = { names: ['isRight'], is: ['no'] } as const

/** The answer must fit the fields below it: beside "yes" they are unchanged, beside "no" they are not. */
export function judgeAnswer(isRight: unknown, isTouched: boolean, say: Say): Record<string, string[]> {
	if (isRight === 'yes' && isTouched) return { isRight: [say('marketValue.contradiction')] }
	if (isRight === 'no' && !isTouched) return { isRight: [say('marketValue.unchanged')] }
	return {}
}

/** True when value, savings and all parts can be confirmed as they are recorded [A274]. */
export function hasKnownParts(mortgage: Mortgage): boolean {
	const { loanParts, smartcare } = mortgage
	if (!findKnownValue(mortgage) || !loanParts.isComplete || isNone(loanParts)) return false
	if (isUnread(smartcare) || hasUnread(smartcare ?? {})) return false
	return loanParts.known.every(isKnownPart)
}

function isKnownPart(part: LoanPart) {
	const { date, startOfFixedRatePeriod, endOfFixedRatePeriod } = toPartValue(part)
	const isDated = [date, startOfFixedRatePeriod, endOfFixedRatePeriod].every(Boolean)
	return isDated && Boolean(findKnown(part.type)) && Boolean(findKnown(part.amount)) && !hasUnread(part)
}
