import { z } from 'zod/v4'

/** What is known or told of a loan part; dates `YYYY-MM-DD`, the interest in per cents. */
export const partSchema = z.object({
	type: z.string().optional(),
	amount: z.number().optional(),
	currentAmount: z.number().optional(),
	interest: z.number().optional(),
	date: z.string().optional(),
	startOfFixedRatePeriod: z.string().optional(),
	endOfFixedRatePeriod: z.string().optional(),
})
export type PartValue = z.output<typeof partSchema>

export const partFields = [
	'type',
	'amount',
	'currentAmount',
	'interest',
	'date',
	'startOfFixedRatePeriod',
	'endOfFixedRatePeriod',
] as const
export type PartField = (typeof partFields)[number]

const watched = ['date', 'interest', 'startOfFixedRatePeriod', 'endOfFixedRatePeriod'] as const
const ofChangedPart = ['currentAmount', 'date', 'startOfFixedRatePeriod', 'endOfFixedRatePeriod'] as const
const ofNewPart = ['type', 'amount', ...ofChangedPart] as const

/** Whether an existing part counts as changed: its type and its amount alone do not make it so [318]. */
export function isChanged(submitted: PartValue, known: PartValue): boolean {
	return submitted.currentAmount !== undefined || watched.some((field) => submitted[field] !== known[field])
}

/**
 * What an existing part lacks: nothing as long as it did not change (contract §6) [320]. What could not be read
 * (`unread`) is a change as well, of a value that is not known yet.
 */
export function listMissingOfExisting(
	submitted: PartValue,
	known: PartValue,
	unread: readonly PartField[] = [],
): PartField[] {
	const isTouched = ofChangedPart.some((field) => unread.includes(field)) || unread.includes('interest')
	if (!isTouched && !isChanged(submitted, known)) return []
	return ofChangedPart.filter((field) => submitted[field] === undefined)
}

/** What a new part lacks, one that nothing was filled in of too (contract §6) [319] [320]. */
export function listMissingOfNew(submitted: PartValue): PartField[] {
	return ofNewPart.filter((field) => submitted[field] === undefined)
}
