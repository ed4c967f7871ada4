import type { z } from 'zod/v4'
import { flag, id, number, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** An assignment to the firm. @see [195] */
export const otd = record({
	id,
	label: text,
	grandTotal: number,
	totalAtOnce: number,
	totalMonthly: number,
	serviceName: text,
	subserviceName: text,
	sepaPaymentReference: text,
	sepaCreditorName: text,
	sepaCreditorId: text,
	vatPercentage: number,
	vatTotalMonthly: number,
	hasAutomaticDebitFees: flag,
	sepaAccountholderIbanAccount: text,
	sepaAccountholderIbanBic: text,
	sepaAccountholderIbanName: text,
	actionCounter,
	isCancelled: flag,
	isSigned: flag,
	dateFinalised: text,
})
export type Otd = z.output<typeof otd>
