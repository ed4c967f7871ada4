import { Hono } from 'hono'
import { z } from 'zod/v4'
import { requireEmptyBody, parseBody } from '#app/backend/body'
import { BackendFailure, toDocument } from '#app/backend/jsonapi'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getStoredAction, getOpenAction, type StoredAction } from './actions'

const bases = ['other', 'woz', 'remotevaluation', 'valuation'] as const

export const marketValueBodySchema = z.strictObject({
	productActionId: z.string(),
	marketValue: z.number().positive(),
	marketValueDate: z.iso.date(),
	basedOn: z.enum(bases),
})

export const conditionsPrecedentSchema = z.strictObject({ dateConditionsPrecedent: z.iso.date() })

/** Answers about a mortgage. @see [329] [332] */
export function createMortgageAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.post('/api/products/mortgages/:id/edit-market-value', signedIn, async (c) => {
			const body = await parseBody(c.req, marketValueBodySchema, 'marketValueFieldsError')
			storeMarketValue(store, c.req.param('id'), body, c.get('account').id)
			return c.body(null, 204)
		})
		.post('/api/products/mortgages/actions/:action/date-conditions-precedent', signedIn, async (c) => {
			const { dateConditionsPrecedent } = await parseBody(c.req, conditionsPrecedentSchema, 'invalidDate')
			storeConditionsDate(store, c.req.param('action'), dateConditionsPrecedent, c.get('account').id)
			return c.body(null, 204)
		})
}

function storeMarketValue(
	store: ApiStore,
	id: string,
	body: z.infer<typeof marketValueBodySchema>,
	owner: string,
) {
	const mortgage = getRecord(store, 'mortgage', id, owner)
	const expected = { id: body.productActionId, types: ['UPDATE_MARKET_VALUE'], product: mortgage.id }
	const collateral = z.looseObject({}).parse(mortgage.collateral ?? {})
	store.together(() => {
		closeAction(store, getOpenAction(store, expected, owner))
		updateRecord(store, 'mortgage', {
			...mortgage,
			collateral: {
				...collateral,
				market_value: body.marketValue,
				market_value_date: body.marketValueDate,
				based_on: body.basedOn,
			},
		})
	})
}

function storeConditionsDate(store: ApiStore, id: string, date: string, owner: string) {
	store.together(() => {
		const action = getOpenAction(store, { id, types: ['UPDATE_DATE_CONDITIONS_PRECEDENT'] }, owner)
		const mortgage = getRecord(store, 'mortgage', action.product?.id ?? '', owner)
		closeAction(store, action)
		updateRecord(store, 'mortgage', { ...mortgage, date_conditions_precedent: date })
	})
}

const code = 'PresentFieldsError'
const unanswered = {
	productActionId: z.string(),
	futureDate: z.null(),
	customAmount: z.null(),
	customPeriod: z.null(),
}

/** Members that an option does not use are present and null (contract §7). */
export const opportunityAnswerSchema = z.discriminatedUnion('isAgreed', [
	z.strictObject({ ...unanswered, isAgreed: z.enum(['yes', 'no']) }),
	z.strictObject({ ...unanswered, isAgreed: z.literal('future_date'), futureDate: z.iso.date() }),
	z.strictObject({
		...unanswered,
		isAgreed: z.literal('custom_amount'),
		customAmount: z.number().positive(),
		customPeriod: z.enum(['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION']),
	}),
])

/** Answers to a savings opportunity. They also change the settings of the next search. @see [345] */
export function createOpportunityAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	const path = '/api/products/mortgages/:id/update-present-opportunity-to-consumer'
	return new Hono<ApiEnv>().post(path, signedIn, async (c) => {
		const body = await parseBody(c.req, opportunityAnswerSchema, code)
		const { id: owner } = c.get('account')
		const mortgage = getRecord(store, 'mortgage', c.req.param('id'), owner)
		const types = ['PRESENT_OPPORTUNITY_TO_CONSUMER']
		const expected = { id: body.productActionId, types, product: mortgage.id }
		const smartcare = z.looseObject({}).parse(mortgage.smartcare ?? {})
		store.together(() => {
			const action = getOpenAction(store, expected, owner)
			if (body.isAgreed === 'custom_amount' && action.smartcare_show_amount !== true)
				throw new BackendFailure(422, code, [{ code: 'fieldInvalid', field: 'isAgreed' }])
			closeAction(store, action)
			updateRecord(store, 'mortgage', { ...mortgage, smartcare: { ...smartcare, ...settingsOf(body) } })
		})
		return c.body(null, 204)
	})
}

function settingsOf({
	isAgreed,
	futureDate,
	customAmount,
	customPeriod,
}: z.infer<typeof opportunityAnswerSchema>) {
	if (isAgreed === 'future_date') return { abstain_from_calculation_till: futureDate }
	if (isAgreed !== 'custom_amount') return {}
	return { minimum_savings_amount: customAmount, minimum_savings_period: customPeriod }
}

/** A `yes` has no explanation (contract §7). */
export const approvalAnswerSchema = z.discriminatedUnion('response', [
	z.strictObject({ response: z.literal('yes'), explanation: z.null() }),
	z.strictObject({ response: z.enum(['no', 'no_question']), explanation: z.string().min(1).nullable() }),
])

/** Approval of a document by a consumer. @see [489] */
export function createDocumentAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>().post('/api/actions/:id/respond-document-approval', signedIn, async (c) => {
		const { response, explanation } = await parseBody(c.req, approvalAnswerSchema)
		const expected = { id: c.req.param('id'), types: ['APPROVE_DOCUMENT'] }
		const approval = { approval_response: response, approval_explanation: explanation }
		store.together(() => {
			const action = getOpenAction(store, expected, c.get('account').id)
			const document = action.document && { ...action.document, ...approval }
			closeAction(store, { ...action, document })
		})
		return c.body(null, 204)
	})
}

/** Format and check digits of ISO 13616; spaces are ignored. */
export function isIban(text: string): boolean {
	const iban = text.replace(/\s/g, '').toUpperCase()
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
	const moved = iban.slice(4) + iban.slice(0, 4)
	const digits = [...moved].map((sign) => parseInt(sign, 36)).join('')
	return BigInt(digits) % 97n === 1n
}

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

const types = ['CARDIF_PREMIUM']
const insuredSchema = z.looseObject({
	premium: z.looseObject({ premium: z.number(), disability: z.number() }),
})

/** Monthly premium of a disability insurance, and the consumer's answer to it. @see [446] [447] */
export function createCardifAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	const routes = new Hono<ApiEnv>().get('/api/products/cardifao/actions/:id/premium', signedIn, (c) => {
		const { id: owner } = c.get('account')
		const action = getStoredAction(store, c.req.param('id'), owner)
		if (!types.includes(action.type)) throw new BackendFailure(422, 'invalidActionType')
		const product = getRecord(store, 'cardifao', action.product?.id ?? '', owner)
		const { data } = insuredSchema.safeParse(product)
		if (!data) throw new BackendFailure(422, 'cardifPremiumCommunicationError')
		return c.json(toDocument({ type: 'cardif-premiums' }, { id: action.id, ...data.premium }))
	})
	for (const answer of ['accept', 'decline'] as const) {
		routes.post(`/api/products/cardifao/actions/:id/${answer}`, signedIn, async (c) => {
			await requireEmptyBody(c.req)
			const expected = { id: c.req.param('id'), types }
			const action = getOpenAction(store, expected, c.get('account').id)
			closeAction(store, { ...action, is_accepted: answer === 'accept' })
			return c.body(null, 204)
		})
	}
	return routes
}
