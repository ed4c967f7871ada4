import type { z } from 'zod/v4'
import { flag, id, listOf, number, optional, record, text } from '#app/api/wire'
import { actionCounter } from './product'
import { savingsPeriod } from './savings-period'

const actionDocument = record({
	label: text,
	description: text,
	consumerName: text,
	isConsumerSpecific: flag,
	clientApprovalExplanation: text,
	uploadRequirements: text,
	hasDocument: flag,
})

const quote = record({
	id,
	dateReceived: text,
	dateAcceptation: text,
	dateValidity: text,
	property: text,
	attachments: listOf(record({ id, label: text })),
})

export const payment = record({
	id: text,
	description: text,
	amount: number,
	/** Absent where the API does not say. */
	isPaid: optional(flag),
	issuer: text,
	status: text,
	paymentUrl: text,
})

export type Payment = z.output<typeof payment>

/** What an insurance of a home would be; its addresses are checked where they are used. @see [199] */
const woongarantProposal = record({
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
	actionCounter,
	isApartment: flag,
})

/** What an invoice is, also where an action point tells it. @see [201] */
export const invoiceMembers = {
	id,
	publicNumber: text,
	dateCreated: text,
	total: number,
	lines: listOf(record({ description: text })),
}

const inList = {
	id,
	label: text,
	type: text,
	dateCreated: text,
	dateExecuted: text,
	isDone: flag,
	product: optional(record({ id, label: text, type: text })),
	document: optional(actionDocument),
	consumerName: text,
}

/** What a list shows of an action. @see [205] */
export const listedAction = record(inList)
export type ListedAction = z.output<typeof listedAction>

/** @see [205] */
export const action = record({
	...inList,
	comment: text,
	mollieInvalid: flag,
	smartcareShowAmount: flag,
	smartcareMinSavingsAmount: number,
	smartcareSavingsPeriod: savingsPeriod,
	smartcareExplain: text,
	woongarant: optional(woongarantProposal),
	invoice: optional(record(invoiceMembers)),
	payment: optional(payment),
	downloadableDocument: optional(record({ name: text, description: text })),
	quotes: listOf(quote),
	publicNumber: text,
})
export type Action = z.output<typeof action>
