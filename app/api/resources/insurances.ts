import { date } from '#app/api/dates'
import { flag, longText, text, textIfKnown, id } from '#app/api/leaves'
import { defineObject, defineList, makeOptional } from '#app/api/wire'
import { type Output, mapReader } from '#app/api/reader'
import { relate } from '#app/api/relations'
import { number, exactAmount } from '#app/api/numbers'
import { actionCounterSchema, companyMembers } from './product'
import { unread } from '#app/lib/unread'

/** @see [197] */
export const damageReportSchema = defineObject({
	cause: longText,
	state: text,
	dateReported: date,
	isClosed: flag,
})
export type DamageReport = Output<typeof damageReportSchema>

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
