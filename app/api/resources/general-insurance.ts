import { relate } from '#app/api/relations'
import { date } from '#app/api/dates'
import { textIfKnown, text, id, flag } from '#app/api/leaves'
import { number, exactAmount } from '#app/api/numbers'
import { defineObject, defineList, makeOptional } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { damageReportSchema } from './damage-report'
import { actionCounterSchema, companyMembers } from './product'

/** @see [197] */
export const generalInsuranceSchema = defineObject({
	id,
	productId: makeOptional(id),
	label: textIfKnown,
	state: text,
	premium: exactAmount,
	policyNumber: text,
	paymentPeriod: number,
	dateStart: date,
	...companyMembers,
	insuranceType: text,
	showDamageReportButton: flag,
	damageReports: relate(defineList(damageReportSchema)),
	actionCounter: actionCounterSchema,
})
export type GeneralInsurance = Output<typeof generalInsuranceSchema>
