import { z } from 'zod/v4'
import { findCalendarDay } from '#app/lib/wall-clock'

/** `DD-MM-YYYY`, the format of loan parts [297]. */
const partDateSchema = z
	.string()
	.refine((date) => {
		const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(date) ?? []
		return findCalendarDay(Number(year), Number(month), Number(day)) !== undefined
	})
	.nullable()
const amountSchema = z.number().nonnegative().nullable()

const partSchema = z.strictObject({
	type: z.string().nullable(),
	amount: amountSchema,
	currentAmount: amountSchema,
	interest: z.number().min(0).max(100).nullable(),
	date: partDateSchema,
	startOfFixedRatePeriod: partDateSchema,
	endOfFixedRatePeriod: partDateSchema,
})
export type SubmittedPart = z.output<typeof partSchema>

const detailsSchema = z.strictObject({
	marketValue: amountSchema,
	basedOn: z.enum(['other', 'woz', 'remotevaluation', 'valuation']).nullable(),
	marketValueDate: z.iso.date().nullable(),
	smartcareMinimumSavingsAmount: amountSchema,
	smartcareMinimumSavingsPeriod: z.enum(['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION']).nullable(),
	smartcareAbstainFromCalculationTill: z.iso.date().nullable(),
	loanParts: z.array(partSchema.extend({ id: z.string() })),
	newLoanParts: z.array(partSchema),
})
export type UpdateDetails = z.output<typeof detailsSchema>

/** The body of update-details. @see [315], contract §6 */
export const updateDetailsSchema = z.strictObject({ productActionId: z.string(), data: detailsSchema })

type StoredPart = Record<string, unknown> & { id: string }
const ofChanged = ['currentAmount', 'date', 'startOfFixedRatePeriod', 'endOfFixedRatePeriod'] as const
const ofNew = ['type', 'amount', ...ofChanged] as const

/** Fields that break a rule of [318-321], as paths in `data`. */
export function findFaults(data: UpdateDetails, stored: readonly StoredPart[], types: readonly string[]) {
	return [
		...(data.marketValue ? (['marketValueDate', 'basedOn'] as const) : []).filter(
			(name) => data[name] === null,
		),
		...(hasAllParts(data.loanParts, stored) ? [] : ['loanParts']),
		...data.loanParts.flatMap((submitted, at) => {
			const known = stored.find(({ id }) => id === submitted.id)
			const isKnownType =
				submitted.type === null || submitted.type === known?.type || types.includes(submitted.type)
			const missing = known && isChanged(submitted, known) ? emptyOf(submitted, ofChanged) : []
			return [...(isKnownType ? [] : ['type']), ...missing].map((name) => `loanParts/${at}/${name}`)
		}),
		...data.newLoanParts.flatMap((submitted, at) => {
			const isKnownType = submitted.type === null || types.includes(submitted.type)
			return [...(isKnownType ? [] : ['type']), ...emptyOf(submitted, ofNew)].map(
				(name) => `newLoanParts/${at}/${name}`,
			)
		}),
	]
}

/** `YYYY-MM-DD`, the format of the mortgage. */
export function toStoredDate(date: string | null) {
	return date && date.split('-').reverse().join('-')
}

function hasAllParts(submitted: readonly { id: string }[], stored: readonly StoredPart[]) {
	const ids = (parts: readonly { id: string }[]) => JSON.stringify(parts.map(({ id }) => id).sort())
	return ids(submitted) === ids(stored)
}

function isChanged(submitted: SubmittedPart, known: StoredPart) {
	const { interest, date, start_of_fixed_rate_period: start, end_of_fixed_rate_period: end } = known
	const pairs = [
		[submitted.interest, interest],
		[toStoredDate(submitted.date), date],
		[toStoredDate(submitted.startOfFixedRatePeriod), start],
		[toStoredDate(submitted.endOfFixedRatePeriod), end],
	]
	return submitted.currentAmount !== null || pairs.some(([now, before]) => now !== (before ?? null))
}

function emptyOf<Name extends keyof SubmittedPart>(submitted: SubmittedPart, names: readonly Name[]) {
	return names.filter((name) => submitted[name] === null)
}
