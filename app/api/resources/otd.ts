import { date } from '#app/api/dates'
import { text, id, flag } from '#app/api/leaves'
import { percentage, amount } from '#app/api/numbers'
import { defineObject } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema } from './product'

/** An assignment to the firm (OTD). @see [195] */
export const otdSchema = defineObject({
	id,
	/** Named by the page that signs: unread is no name. */
	label: text,
	grandTotal: amount,
	totalAtOnce: amount,
	totalMonthly: amount,
	serviceName: text,
	subserviceName: text,
	sepaPaymentReference: text,
	sepaCreditorName: text,
	sepaCreditorId: text,
	vatPercentage: percentage,
	vatTotalMonthly: amount,
	hasAutomaticDebitFees: flag,
	sepaAccountholderIbanAccount: text,
	sepaAccountholderIbanBic: text,
	sepaAccountholderIbanName: text,
	actionCounter: actionCounterSchema,
	isCancelled: flag,
	isSigned: flag,
	dateFinalised: date,
})
export type Otd = Output<typeof otdSchema>
