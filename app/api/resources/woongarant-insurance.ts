import type { z } from 'zod/v4'
import { id, listOf, optional, record, text } from '#app/api/wire'
import { damageReport } from './damage-report'
import { actionCounter } from './product'

/** @see [198]; the company and reports of damage are read where the API tells them [A88] */
export const woongarantInsurance = record({
	id,
	productId: optional(id),
	label: text,
	productType: text,
	companyName: text,
	status: text,
	dateStart: text,
	documents: listOf(record({ apiId: id, description: text })),
	damageReports: listOf(damageReport),
	actionCounter,
})
export type WoongarantInsurance = z.output<typeof woongarantInsurance>
