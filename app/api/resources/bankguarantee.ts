import type { z } from 'zod/v4'
import { flag, id, number, defineObject, text } from '#app/api/wire'
import { actionCounterSchema, companyMembers } from './product'

/** @see [194] */
export const bankguaranteeSchema = defineObject({
	id,
	label: text,
	...companyMembers,
	isBnp: flag,
	cost: number,
	amount: number,
	oneOffAdditionalOrvCost: number,
	premium: number,
	arrangement: text,
	purchasePrice: number,
	dateOfIssue: text,
	dateUltimate: text,
	dateBankguarantee: text,
	purchaseAgreementDate: text,
	actionCounter: actionCounterSchema,
})
export type Bankguarantee = z.output<typeof bankguaranteeSchema>
