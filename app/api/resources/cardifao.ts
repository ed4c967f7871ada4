import { textIfKnown, text, id } from '#app/api/leaves'
import { amount, exactAmount } from '#app/api/numbers'
import { defineObject } from '#app/api/wire'
import { requireKnown, type Output } from '#app/api/reader'
import { actionCounterSchema } from './product'

/** Disability insurance of Cardif. @see [200] */
export const cardifaoSchema = defineObject({
	id,
	label: textIfKnown,
	referenceNumber: text,
	quoteNumber: text,
	actionCounter: actionCounterSchema,
})
export type Cardifao = Output<typeof cardifaoSchema>

/** Without a premium there is nothing to approve. */
const requiredNumber = requireKnown(exactAmount)

/** Premium in euros a month, and an amount without a unit. @see contract §3, §8 */
export const cardifPremiumSchema = defineObject({ premium: requiredNumber, disability: amount })
export type CardifPremium = Output<typeof cardifPremiumSchema>
