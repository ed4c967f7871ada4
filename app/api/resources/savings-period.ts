import { z } from 'zod/v4'

const periods = ['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION'] as const

/** How often an amount is saved; a month where the API says nothing known. @see spec 1 §3 Enumerations, spec 2 §9 */
export const savingsPeriod = z.transform((given) => {
	const spelled = typeof given === 'string' ? given.toUpperCase() : undefined
	return periods.find((period) => period === spelled) ?? 'MONTHLY'
})
