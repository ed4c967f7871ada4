import type { z } from 'zod/v4'
import { defineReader, getDirectReader, refused } from '#app/api/direct-reader'
import { id, defineList, number, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'

const readNumber = getDirectReader(number)

/** Months, also as Dutch text; below zero is no duration. */
const duration = defineReader((value) => {
	const isDutch = typeof value === 'string' && /^\s*\d+,\d+\s*$/.test(value)
	const months = readNumber(isDutch ? value.replace(',', '.') : value)
	return months === refused || months === undefined || months < 0 ? undefined : months
})

const insuredConsumerSchema = defineObject({
	name: text,
	data: defineList(defineObject({ capital: number, duration, insuranceType: text })),
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
