import { defineChoice } from '#app/api/leaves'
import { mapReader } from '#app/api/reader'

/** In the API's spelling. */
export const savingsPeriods = ['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION'] as const

/** Savings frequency; monthly when absent. @see [188] [298] */
export const savingsPeriodSchema = mapReader(defineChoice(savingsPeriods), (period) => period ?? 'MONTHLY')
export type SavingsPeriod = (typeof savingsPeriods)[number]
