import type { z } from 'zod/v4'
import { amount, flag, id, number, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'

/** An assignment to the firm (OTD). @see [195] */
export const otdSchema = defineObject({
	id,
	label: text,
	grandTotal: amount,
	totalAtOnce: amount,
	totalMonthly: amount,
	serviceName: text,
	subserviceName: text,
	sepaPaymentReference: text,
	sepaCreditorName: text,
	sepaCreditorId: text,
	vatPercentage: number,
	vatTotalMonthly: amount,
	hasAutomaticDebitFees: flag,
	sepaAccountholderIbanAccount: text,
	sepaAccountholderIbanBic: text,
	sepaAccountholderIbanName: text,
	actionCounter: actionCounterSchema,
	isCancelled: flag,
	isSigned: flag,
	dateFinalised: text,
})
export type Otd = z.output<typeof otdSchema>
