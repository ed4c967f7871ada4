import { relate } from '#app/api/relations'
import { date } from '#app/api/dates'
import { text, requiredText, id, flag } from '#app/api/leaves'
import { exactAmount, amount } from '#app/api/numbers'
import { defineObject, defineList, makeOptional, makeNullable } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema } from './product'
import { savingsPeriodSchema } from './savings-period'

const actionDocumentSchema = defineObject({
	label: text,
	description: text,
	consumerName: text,
	isConsumerSpecific: flag,
	clientApprovalExplanation: text,
	uploadRequirements: text,
	uploadRequirementsAsList: makeOptional(defineList(requiredText)),
	hasDocument: flag,
})

const quoteSchema = defineObject({
	id,
	dateReceived: date,
	dateAcceptation: date,
	dateValidity: date,
	property: text,
	attachments: relate(defineList(defineObject({ id, label: text }))),
})

export const paymentSchema = defineObject({
	id: text,
	description: text,
	amount,
	isPaid: flag,
	issuer: text,
	status: text,
	paymentUrl: text,
})

export type Payment = Output<typeof paymentSchema>

/** Proposal of a home insurance; its addresses are checked where they are used. @see [199] */
const woongarantProposalSchema = defineObject({
	woongarantApiId: text,
	insuranceNumber: text,
	product: text,
	coverage: text,
	premium: exactAmount,
	quoteDate: date,
	risicoAddress: text,
	proposalCode: text,
	deductibleContents: exactAmount,
	deductibleProperty: exactAmount,
	renovationPremium: exactAmount,
	conditionsUrl: text,
	approvalUrl: text,
	infoUrl: text,
	actionCounter: actionCounterSchema,
	isApartment: flag,
})

/** Also part of an action. @see [201] */
export const invoiceMembers = {
	id,
	publicNumber: text,
	dateCreated: date,
	total: amount,
	lines: relate(defineList(defineObject({ description: text }))),
}

const inList = {
	id,
	label: text,
	type: text,
	dateCreated: date,
	dateExecuted: date,
	isDone: flag,
	product: relate(makeOptional(defineObject({ id, label: text, type: text }))),
	document: relate(makeOptional(actionDocumentSchema)),
	consumerName: text,
	downloadableDocument: relate(makeNullable(defineObject({ name: text, description: text }))),
	quotes: relate(defineList(quoteSchema)),
	comment: text,
	mollieInvalid: flag,
	payment: relate(makeOptional(paymentSchema)),
	invoice: relate(makeOptional(defineObject({ id: text, total: amount }))),
	woongarant: relate(makeOptional(defineObject({ approvalUrl: text }))),
}

/** Members shown in lists. @see [205] */
export const listedActionSchema = defineObject(inList)
export type ListedAction = Output<typeof listedActionSchema>

/** @see [205] */
export const actionSchema = defineObject({
	...inList,
	smartcareShowAmount: flag,
	smartcareMinSavingsAmount: exactAmount,
	smartcareSavingsPeriod: savingsPeriodSchema,
	smartcareExplain: text,
	woongarant: relate(makeOptional(woongarantProposalSchema)),
	invoice: relate(makeOptional(defineObject({ ...invoiceMembers, id: text }))),
	publicNumber: text,
})
export type Action = Output<typeof actionSchema>
