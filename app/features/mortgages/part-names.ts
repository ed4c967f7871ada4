import type { Mortgage } from '#app/api/resources/mortgage'

type LoanPart = Mortgage['loanParts'][number]

/** The parts as they are called wherever they stand: a number, and the kind where one is told. */
export function nameParts(found: Mortgage): string[] {
	return found.loanParts.map((part, index) => {
		const type = findTypeLabel(part, found)
		return type === undefined ? `${index + 1}` : `${index + 1}.\u00a0${type}`
	})
}

/** The firm's words for the type of a part, else the type as the API spells it. */
export function findTypeLabel({ type }: LoanPart, { loanPartTypes }: Mortgage): string | undefined {
	return loanPartTypes.find(({ name }) => name === type)?.label ?? type
}
