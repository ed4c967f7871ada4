import { date } from '#app/api/dates'
import { text, recordText, id, flag } from '#app/api/leaves'
import { percentage, amount } from '#app/api/numbers'
import { defineObject } from '#app/api/wire'
import type { Output } from '#app/api/reader'
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
	sepaCreditorName: recordText,
	sepaCreditorId: text,
	vatPercentage: percentage,
	vatTotalMonthly: amount,
	hasAutomaticDebitFees: flag,
	sepaAccountholderIbanAccount: recordText,
	sepaAccountholderIbanBic: text,
	sepaAccountholderIbanName: recordText,
	actionCounter: actionCounterSchema,
	isCancelled: flag,
	isSigned: flag,
	dateFinalised: date,
})
export type Otd = Output<typeof otdSchema>
