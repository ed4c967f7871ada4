import { z } from 'zod/v4'
import { findCalendarDay } from '#app/lib/wall-clock'

/** `DD-MM-YYYY`, as loan parts have it [297]. */
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

/** The fields that break a rule of [318-321], as paths in `data`. */
export function findFaults(data: UpdateDetails, stored: readonly StoredPart[], types: readonly string[]) {
	return [
		...(data.marketValue ? (['marketValueDate', 'basedOn'] as const) : []).filter(
			(name) => data[name] === null,
		),
		...(hasAllParts(data.loanParts, stored) ? [] : ['loanParts']),
		...data.loanParts.flatMap((told, at) => {
			const known = stored.find(({ id }) => id === told.id)
			const isKnownType = told.type === null || told.type === known?.type || types.includes(told.type)
			const missing = known && isChanged(told, known) ? emptyOf(told, ofChanged) : []
			return [...(isKnownType ? [] : ['type']), ...missing].map((name) => `loanParts/${at}/${name}`)
		}),
		...data.newLoanParts.flatMap((told, at) => {
			const isKnownType = told.type === null || types.includes(told.type)
			return [...(isKnownType ? [] : ['type']), ...emptyOf(told, ofNew)].map(
				(name) => `newLoanParts/${at}/${name}`,
			)
		}),
	]
}

/** `YYYY-MM-DD`, as the mortgage keeps it. */
export function toStoredDate(date: string | null) {
	return date && date.split('-').reverse().join('-')
}

function hasAllParts(told: readonly { id: string }[], stored: readonly StoredPart[]) {
	const ids = (parts: readonly { id: string }[]) => JSON.stringify(parts.map(({ id }) => id).sort())
	return ids(told) === ids(stored)
}

function isChanged(told: SubmittedPart, known: StoredPart) {
	const { interest, date, start_of_fixed_rate_period: start, end_of_fixed_rate_period: end } = known
	const pairs = [
		[told.interest, interest],
		[toStoredDate(told.date), date],
		[toStoredDate(told.startOfFixedRatePeriod), start],
		[toStoredDate(told.endOfFixedRatePeriod), end],
	]
	return told.currentAmount !== null || pairs.some(([now, before]) => now !== (before ?? null))
}

function emptyOf<Name extends keyof SubmittedPart>(told: SubmittedPart, names: readonly Name[]) {
	return names.filter((name) => told[name] === null)
}
