import { z } from 'zod/v4'

/** In the API's spelling. */
export const savingsPeriods = ['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION'] as const

/** Savings frequency; monthly when unknown. @see [188] [298] */
export const savingsPeriodSchema = z.transform((value) => {
	const spelled = typeof value === 'string' ? value.toUpperCase() : undefined
	return savingsPeriods.find((period) => period === spelled) ?? 'MONTHLY'
})
export type SavingsPeriod = z.output<typeof savingsPeriodSchema>
