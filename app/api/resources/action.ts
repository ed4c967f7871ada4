import type { z } from 'zod/v4'
import {
	amount,
	flag,
	id,
	defineList,
	number,
	makeNullable,
	makeOptional,
	defineObject,
	requiredText,
	text,
} from '#app/api/wire'
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
	dateReceived: text,
	dateAcceptation: text,
	dateValidity: text,
	property: text,
	attachments: defineList(defineObject({ id, label: text })),
})

export const paymentSchema = defineObject({
	id: text,
	description: text,
	amount,
	/** Absent when unknown. */
	isPaid: makeOptional(flag),
	issuer: text,
	status: text,
	paymentUrl: text,
})

export type Payment = z.output<typeof paymentSchema>

/** Proposal of a home insurance; its addresses are checked where they are used. @see [199] */
const woongarantProposalSchema = defineObject({
	woongarantApiId: text,
	insuranceNumber: text,
	product: text,
	coverage: text,
	premium: number,
	quoteDate: text,
	risicoAddress: text,
	proposalCode: text,
	deductibleContents: number,
	deductibleProperty: number,
	renovationPremium: number,
	conditionsUrl: text,
	approvalUrl: text,
	infoUrl: text,
	actionCounter: actionCounterSchema,
	/** Absent when unknown. */
	isApartment: makeOptional(flag),
})

/** Also part of an action. @see [201] */
export const invoiceMembers = {
	id,
	publicNumber: text,
	dateCreated: text,
	total: amount,
	lines: defineList(defineObject({ description: text })),
}

const inList = {
	id,
	label: text,
	type: text,
	dateCreated: text,
	dateExecuted: text,
	isDone: flag,
	product: makeOptional(defineObject({ id, label: text, type: text })),
	document: makeOptional(actionDocumentSchema),
	consumerName: text,
	downloadableDocument: makeNullable(defineObject({ name: text, description: text })),
	quotes: defineList(quoteSchema),
	comment: text,
	mollieInvalid: flag,
	payment: makeOptional(paymentSchema),
	invoice: makeOptional(defineObject({ id: text, total: amount })),
	woongarant: makeOptional(defineObject({ approvalUrl: text })),
}

/** Members shown in lists. @see [205] */
export const listedActionSchema = defineObject(inList)
export type ListedAction = z.output<typeof listedActionSchema>

/** @see [205] */
export const actionSchema = defineObject({
	...inList,
	smartcareShowAmount: flag,
	smartcareMinSavingsAmount: number,
	smartcareSavingsPeriod: savingsPeriodSchema,
	smartcareExplain: text,
	woongarant: makeOptional(woongarantProposalSchema),
	invoice: makeOptional(defineObject({ ...invoiceMembers, id: text })),
	publicNumber: text,
})
export type Action = z.output<typeof actionSchema>
