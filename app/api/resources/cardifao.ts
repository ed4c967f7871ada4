import { z } from 'zod/v4'
import { id, number, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'

/** Disability insurance of Cardif. @see [200] */
export const cardifaoSchema = defineObject({
	id,
	label: text,
	referenceNumber: text,
	quoteNumber: text,
	actionCounter: actionCounterSchema,
})
export type Cardifao = z.output<typeof cardifaoSchema>

/** Premium in euros a month, and an amount without a unit. @see contract §3, §8 */
export const cardifPremiumSchema = defineObject({ premium: number.pipe(z.number()), disability: number })
export type CardifPremium = z.output<typeof cardifPremiumSchema>
