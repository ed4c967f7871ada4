import type { z } from 'zod/v4'
import { id, defineList, number, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'

const insuredConsumerSchema = defineObject({
	name: text,
	data: defineList(defineObject({ capital: number, duration: number, insuranceType: text })),
})
export type InsuredConsumer = z.output<typeof insuredConsumerSchema>

/** @see [196]; a payment's `term` is a text, a coverage lasts months */
export const lifeInsuranceSchema = defineObject({
	id,
	label: text,
	insurerName: text,
	policyNumber: text,
	payments: defineList(defineObject({ amount: number, term: text })),
	insuredConsumers: defineList(insuredConsumerSchema),
	actionCounter: actionCounterSchema,
})
export type LifeInsurance = z.output<typeof lifeInsuranceSchema>
