import type { z } from 'zod/v4'
import { flag, id, listOf, number, optional, record, text } from '#app/api/wire'
import { damageReport } from './damage-report'
import { actionCounter } from './product'

/** @see [197] */
export const generalInsurance = record({
	id,
	productId: optional(id),
	label: text,
	state: text,
	premium: number,
	policyNumber: text,
	paymentPeriod: number,
	dateStart: text,
	companyName: text,
	insuranceType: text,
	showDamageReportButton: flag,
	damageReports: listOf(damageReport),
	actionCounter,
})
export type GeneralInsurance = z.output<typeof generalInsurance>
