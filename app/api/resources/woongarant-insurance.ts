import type { z } from 'zod/v4'
import { id, defineList, makeOptional, defineObject, text } from '#app/api/wire'
import { damageReportSchema } from './damage-report'
import { actionCounterSchema, companyMembers } from './product'

/** @see [198]; only some APIs send company and damage reports [A88] */
export const woongarantInsuranceSchema = defineObject({
	id,
	productId: makeOptional(id),
	label: text,
	productType: text,
	...companyMembers,
	status: text,
	dateStart: text,
	documents: defineList(defineObject({ apiId: id, description: text })),
	damageReports: defineList(damageReportSchema),
	actionCounter: actionCounterSchema,
})
export type WoongarantInsurance = z.output<typeof woongarantInsuranceSchema>
