import { relate } from '#app/api/relations'
import { date } from '#app/api/dates'
import { flag, id, longText, longTextIfKnown, name, nameIfKnown, text, textIfKnown } from '#app/api/leaves'
import { exactAmount, amount } from '#app/api/numbers'
import { defineObject, defineList, makeOptional, makeNullable } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema } from './product'
import { savingsPeriodSchema } from './savings-period'

const actionDocumentSchema = defineObject({
	label: nameIfKnown,
	description: longText,
	consumerName: name,
	isConsumerSpecific: flag,
	clientApprovalExplanation: longText,
	uploadRequirements: longText,
	uploadRequirementsAsList: defineList(text),
	hasDocument: flag,
})

const quoteSchema = defineObject({
	id,
	dateReceived: date,
	dateAcceptation: date,
	dateValidity: date,
	property: text,
	attachments: relate(defineList(defineObject({ id, label: nameIfKnown }))),
})

export const paymentSchema = defineObject({
	id: textIfKnown,
	description: name,
	amount,
	isPaid: flag,
	issuer: name,
	status: text,
	paymentUrl: longTextIfKnown,
})

export type Payment = Output<typeof paymentSchema>

/** Proposal of a home insurance; its addresses are checked where they are used. @see [199] */
const woongarantProposalSchema = defineObject({
	woongarantApiId: textIfKnown,
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
	conditionsUrl: longTextIfKnown,
	approvalUrl: longTextIfKnown,
	infoUrl: longText,
	actionCounter: actionCounterSchema,
	isApartment: flag,
})

/** Also part of an action. @see [201] */
export const invoiceMembers = {
	id,
	publicNumber: text,
	dateCreated: date,
	total: amount,
	lines: relate(defineList(defineObject({ description: name }))),
}

const inList = {
	id,
	label: textIfKnown,
	type: text,
	dateCreated: date,
	dateExecuted: date,
	isDone: flag,
	product: relate(makeOptional(defineObject({ id, label: nameIfKnown, type: text }))),
	document: relate(makeOptional(actionDocumentSchema)),
	consumerName: text,
	downloadableDocument: relate(makeNullable(defineObject({ name: text, description: text }))),
	quotes: relate(defineList(quoteSchema)),
	comment: longText,
	mollieInvalid: flag,
	payment: relate(makeOptional(paymentSchema)),
	invoice: relate(makeOptional(defineObject({ id: textIfKnown, total: amount }))),
	woongarant: relate(makeOptional(defineObject({ approvalUrl: longTextIfKnown }))),
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
	smartcareExplain: longText,
	woongarant: relate(makeOptional(woongarantProposalSchema)),
	invoice: relate(makeOptional(defineObject({ ...invoiceMembers, id: textIfKnown }))),
	publicNumber: text,
})
export type Action = Output<typeof actionSchema>
