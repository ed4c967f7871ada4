import type { z } from 'zod/v4'
import { amount, flag, id, defineObject, text } from '#app/api/wire'
import { actionCounterSchema, companyMembers } from './product'

/** @see [194] */
export const bankguaranteeSchema = defineObject({
	id,
	label: text,
	...companyMembers,
	isBnp: flag,
	cost: amount,
	amount,
	oneOffAdditionalOrvCost: amount,
	premium: amount,
	arrangement: text,
	purchasePrice: amount,
	dateOfIssue: text,
	dateUltimate: text,
	dateBankguarantee: text,
	purchaseAgreementDate: text,
	actionCounter: actionCounterSchema,
})
export type Bankguarantee = z.output<typeof bankguaranteeSchema>
