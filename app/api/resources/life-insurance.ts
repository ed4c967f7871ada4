import type { z } from 'zod/v4'
import { id, listOf, number, record, text } from '#app/api/wire'
import { actionCounter } from './product'

const insuredConsumer = record({
	name: text,
	data: listOf(record({ capital: number, duration: number, insuranceType: text })),
})
export type InsuredConsumer = z.output<typeof insuredConsumer>

/** @see [196]; a payment's `term` is a text, a coverage lasts months */
export const lifeInsurance = record({
	id,
	label: text,
	insurerName: text,
	policyNumber: text,
	payments: listOf(record({ amount: number, term: text })),
	insuredConsumers: listOf(insuredConsumer),
	actionCounter,
})
export type LifeInsurance = z.output<typeof lifeInsurance>
