import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './action-item'

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
