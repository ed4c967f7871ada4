import { date } from '#app/api/dates'
import { text, id, flag } from '#app/api/leaves'
import { amount } from '#app/api/numbers'
import { defineObject } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema, companyMembers } from './product'

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
