import type { z } from 'zod/v4'
import { flag, id, defineList, number, makeOptional, defineObject, text } from '#app/api/wire'
import { damageReportSchema } from './damage-report'
import { actionCounterSchema, companyMembers } from './product'

/** @see [197] */
export const generalInsuranceSchema = defineObject({
	id,
	productId: makeOptional(id),
	label: text,
	state: text,
	premium: number,
	policyNumber: text,
	paymentPeriod: number,
	dateStart: text,
	...companyMembers,
	insuranceType: text,
	showDamageReportButton: flag,
	damageReports: defineList(damageReportSchema),
	actionCounter: actionCounterSchema,
})
export type GeneralInsurance = z.output<typeof generalInsuranceSchema>
