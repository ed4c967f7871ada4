import { relate } from '#app/api/relations'
import { textIfKnown, text, id } from '#app/api/leaves'
import { exactAmount, number } from '#app/api/numbers'
import { defineObject, defineList } from '#app/api/wire'
import { mapReader, type Output } from '#app/api/reader'
import { unread } from '#app/lib/unread'
import { actionCounterSchema } from './product'

/** Months; below zero is no duration. */
const duration = mapReader(number, (months) => (typeof months === 'number' && months < 0 ? unread : months))

const insuredConsumerSchema = defineObject({
	name: text,
	data: relate(defineList(defineObject({ capital: exactAmount, duration, insuranceType: text }))),
})
export type InsuredConsumer = Output<typeof insuredConsumerSchema>

/** @see [196]; a payment's `term` is a text, a coverage lasts months */
export const lifeInsuranceSchema = defineObject({
	id,
	label: textIfKnown,
	insurerName: text,
	policyNumber: text,
	payments: relate(defineList(defineObject({ amount: exactAmount, term: text }))),
	insuredConsumers: relate(defineList(insuredConsumerSchema)),
	actionCounter: actionCounterSchema,
})
export type LifeInsurance = Output<typeof lifeInsuranceSchema>
