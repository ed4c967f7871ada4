import type { z } from 'zod/v4'
import { flag, id, number, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** @see [194] */
export const bankguarantee = record({
	id,
	label: text,
	company: text,
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
	actionCounter,
})
export type Bankguarantee = z.output<typeof bankguarantee>
