import { findKnown } from '#app/lib/unread'
import type { Mortgage } from '#app/api/resources/mortgage'

type LoanPart = Mortgage['loanParts']['known'][number]

export function nameParts(mortgage: Mortgage): string[] {
	const { known, isComplete } = mortgage.loanParts
	return known.map((part, index) => {
		const type = findTypeLabel(part, mortgage)
		// Places are counted in the whole list.
		if (!isComplete) return type ?? ''
		return type === undefined ? `${index + 1}` : `${index + 1}.\u00a0${type}`
	})
}

export function findTypeLabel({ type }: LoanPart, { loanPartTypes }: Mortgage): string | undefined {
	return loanPartTypes.known.find(({ name }) => name === type)?.label ?? findKnown(type)
}
