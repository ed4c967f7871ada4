import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import { isIban } from '#app/backend/iban'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction, type StoredAction } from './action-item'

export const guaranteeChoiceSchema = z.strictObject({ accepted: z.boolean() })
export const debitSchema = z.strictObject({
	data: z.strictObject({
		sepaAccountholderIbanAccount: z.string().trim().min(1),
		sepaAccountholderIbanName: z.string().trim().min(1),
	}),
})
export const noDebitSchema = z.strictObject({ data: z.strictObject({}) })
const assignmentSchema = z.looseObject({
	id: z.string(),
	has_automatic_debit_fees: z.boolean(),
	is_cancelled: z.boolean(),
})

/** Agreements of a consumer: a bank guarantee, a service assignment. @see [373] [397] */
export function createAgreementAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.post('/api/products/bankguarantees/actions/:id/submit-choice', signedIn, async (c) => {
			const { id: owner } = c.get('account')
			await parseBody(c.req, guaranteeChoiceSchema)
			const expected = { id: c.req.param('id'), types: ['BANKGUARANTEE_BNP_PROPOSAL'] }
			store.together(() => closeAction(store, getOpenAction(store, expected, owner)))
			return c.body(null, 204)
		})
		.post('/api/products/otds/actions/:id/sign', signedIn, async (c) => {
			const { id: owner } = c.get('account')
			const expected = { id: c.req.param('id'), types: ['SIGN_OTD'] }
			const otd = getAssignment(store, getOpenAction(store, expected, owner), owner)
			const { data } = await parseBody(c.req, otd.has_automatic_debit_fees ? debitSchema : noDebitSchema)
			const account = readAccount(data)
			store.together(() => {
				closeAction(store, getOpenAction(store, expected, owner))
				updateRecord(store, 'otd', { ...otd, ...account, is_signed: true })
			})
			return c.body(null, 204)
		})
}

function getAssignment(store: ApiStore, { product }: StoredAction, owner: string) {
	const otd = assignmentSchema.parse(getRecord(store, 'otd', product?.id ?? '', owner))
	if (otd.is_cancelled) throw new BackendFailure(409, 'invalidActionType')
	return otd
}

function readAccount(data: Partial<z.infer<typeof debitSchema>['data']>) {
	const { sepaAccountholderIbanAccount: iban, sepaAccountholderIbanName: name } = data
	if (iban === undefined) return {}
	if (!isIban(iban))
		throw new BackendFailure(422, 'sepaInvalidIban', [
			{ code: 'sepaInvalidIban', field: 'data/sepaAccountholderIbanAccount' },
		])
	return { sepa_accountholder_iban_account: iban, sepa_accountholder_iban_name: name }
}
