import type { z } from 'zod/v4'
import { defineReader } from '#app/api/direct-reader'
import { isBlank } from '#app/api/wire'

/** In the API's spelling. */
export const savingsPeriods = ['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION'] as const

/** Savings frequency; monthly when absent, undefined when unknown. @see [188] [298] */
export const savingsPeriodSchema = defineReader((value) => {
	if (isBlank(value)) return 'MONTHLY'
	const spelled = typeof value === 'string' ? value.trim().toUpperCase() : undefined
	return savingsPeriods.find((period) => period === spelled)
})
export type SavingsPeriod = NonNullable<z.output<typeof savingsPeriodSchema>>
