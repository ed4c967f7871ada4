import { z } from 'zod/v4'

/** Dates are `YYYY-MM-DD`, interest is in per cent. */
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

/** Type and original amount do not count [318]. */
export function isChanged(submitted: PartValue, known: PartValue): boolean {
	return submitted.currentAmount !== undefined || watched.some((field) => submitted[field] !== known[field])
}

/** Unchanged parts need nothing (contract §6) [320]. Unreadable values (`unread`) count as changes. */
export function listMissingOfExisting(
	submitted: PartValue,
	known: PartValue,
	unread: readonly PartField[] = [],
): PartField[] {
	const isTouched = ofChangedPart.some((field) => unread.includes(field)) || unread.includes('interest')
	if (!isTouched && !isChanged(submitted, known)) return []
	return ofChangedPart.filter((field) => submitted[field] === undefined)
}

/** Empty new parts need all fields too (contract §6) [319] [320]. */
export function listMissingOfNew(submitted: PartValue): PartField[] {
	return ofNewPart.filter((field) => submitted[field] === undefined)
}
