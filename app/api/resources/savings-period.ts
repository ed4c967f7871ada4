import { z } from 'zod/v4'

/** As the API spells them. */
export const savingsPeriods = ['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION'] as const

/** How often an amount is saved; a month where the API says nothing known. @see [188] [298] */
export const savingsPeriodSchema = z.transform((given) => {
	const spelled = typeof given === 'string' ? given.toUpperCase() : undefined
	return savingsPeriods.find((period) => period === spelled) ?? 'MONTHLY'
})
export type SavingsPeriod = z.output<typeof savingsPeriodSchema>
