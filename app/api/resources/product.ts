import { text, id, flag, textIfKnown } from '#app/api/leaves'
import type { Read } from '#app/lib/unread'
import { number, amount, exactAmount, percentage } from '#app/api/numbers'
import { defineObject, makeOptional, defineList } from '#app/api/wire'
import type { ProductType } from './definitions'
import { date } from '#app/api/dates'
import { type Output, requireKnown } from '#app/api/reader'
import { relate } from '#app/api/relations'

/** @see [207] */
export const actionCounterSchema = makeOptional(defineObject({ total: number, closed: number, open: number }))

/** Either name may be used (contract §8); see `findCompany`. */
export const companyMembers = { company: text, companyName: text }

export function findCompany({
	company,
	companyName,
}: {
	company?: Read<string>
	companyName?: Read<string>
}) {
	return company ?? companyName
}

/** Product types of actions, beyond those of the definitions (contract §3). */
export type ProductKind = ProductType | 'woongarant'

/** @see [194] */
export const bankguaranteeSchema = defineObject({
	id,
	/** Named by the page that binds: unread is no name. */
	label: text,
	...companyMembers,
	isBnp: flag,
	cost: amount,
	amount,
	oneOffAdditionalOrvCost: amount,
	premium: amount,
	arrangement: text,
	purchasePrice: amount,
	dateOfIssue: date,
	dateUltimate: date,
	dateBankguarantee: date,
	purchaseAgreementDate: date,
	actionCounter: actionCounterSchema,
})
export type Bankguarantee = Output<typeof bankguaranteeSchema>

/** @see [203] */
export const businessIncomeSchema = defineObject({
	id,
	label: textIfKnown,
	name: text,
	supplier: text,
	lender: text,
	state: text,
	created: date,
	actionCounter: actionCounterSchema,
})
export type BusinessIncome = Output<typeof businessIncomeSchema>

/** Disability insurance of Cardif. @see [200] */
export const cardifaoSchema = defineObject({
	id,
	label: textIfKnown,
	referenceNumber: text,
	quoteNumber: text,
	actionCounter: actionCounterSchema,
})
export type Cardifao = Output<typeof cardifaoSchema>

/** Without a premium there is nothing to approve. */
const requiredNumber = requireKnown(exactAmount)

/** Premium in euros a month, and an amount without a unit. @see contract §3, §8 */
export const cardifPremiumSchema = defineObject({ premium: requiredNumber, disability: amount })
export type CardifPremium = Output<typeof cardifPremiumSchema>

/** @see [192] */
export const creditSchema = defineObject({
	id,
	label: textIfKnown,
	lender: text,
	dateEntry: date,
	spendingTarget: text,
	loanAmount: exactAmount,
	repaymentAmount: exactAmount,
	repaymentPeriod: number,
	repaymentPercentage: percentage,
	actionCounter: actionCounterSchema,
})
export type Credit = Output<typeof creditSchema>

/** @see [410]; type and insurer have API-specific names [A88] */
export const fgvSchema = defineObject({
	id,
	label: textIfKnown,
	insuranceType: text,
	type: text,
	insurerName: text,
	insurer: text,
	actionCounter: actionCounterSchema,
})
export type Fgv = Output<typeof fgvSchema>

/** @see [203] */
export const willWritingAdviceSchema = defineObject({
	id,
	label: textIfKnown,
	notary: text,
	wozAmount: exactAmount,
	status: text,
	wills: relate(defineList(defineObject({ title: text, owner: text, startingDate: date }))),
	actionCounter: actionCounterSchema,
})
export type WillWritingAdvice = Output<typeof willWritingAdviceSchema>
