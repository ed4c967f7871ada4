import { z } from 'zod/v4'

/** How often an amount is saved; a month where the API says nothing known. @see spec 1 §3 Enumerations, spec 2 §9 */
export const savingsPeriod = z
	.preprocess(
		(given) => (typeof given === 'string' ? given.toUpperCase() : given),
		z.enum(['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION']),
	)
	.catch('MONTHLY')
