import { relate } from '#app/api/relations'
import { date } from '#app/api/dates'
import { textIfKnown, text, id } from '#app/api/leaves'
import { defineObject, defineList, makeOptional } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { damageReportSchema } from './damage-report'
import { actionCounterSchema, companyMembers } from './product'

/** @see [198]; only some APIs send company and damage reports [A88] */
export const woongarantInsuranceSchema = defineObject({
	id,
	productId: makeOptional(id),
	label: textIfKnown,
	productType: text,
	...companyMembers,
	status: text,
	dateStart: date,
	documents: relate(defineList(defineObject({ apiId: id, description: textIfKnown }))),
	damageReports: relate(defineList(damageReportSchema)),
	actionCounter: actionCounterSchema,
})
export type WoongarantInsurance = Output<typeof woongarantInsuranceSchema>
