import { z } from 'zod/v4'
import { Hono, type Context } from 'hono'
import { findAccount } from '#app/backend/accounts.server'
import { parseBody } from '#app/backend/body'
import { BackendFailure, toDocument } from '#app/backend/jsonapi'
import { getRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { deleteTemporaryTokens, getTokenOwner } from '#app/backend/tokens.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './actions'

const yesNoSchema = z.enum(['yes', 'no'])
const amountSchema = z.number().min(0)
const partDateSchema = z
	.string()
	.regex(/^\d{2}-\d{2}-\d{4}$/)
	.nullable()

const partSchema = z.strictObject({
	id: z.string().nullable(),
	loan_type: z.string().nullable(),
	amount: amountSchema.nullable(),
	current_amount: amountSchema.nullable(),
	interest: amountSchema.nullable(),
	date: partDateSchema,
	start_of_fixed_rate_period: partDateSchema,
	end_of_fixed_rate_period: partDateSchema,
})
const ended = {
	call_me: yesNoSchema,
	phone: z.string().min(1).optional(),
}
const notRunningSchema = z.strictObject({
	...ended,
	mortgage_running: z.literal('no'),
	mortgage_end_date: z.iso.date(),
	calculated_score: z.literal(0),
	parts: z.tuple([]),
	new_parts: z.tuple([]),
})

const plans = [
	'renovate',
	'energy_efficient',
	'moving',
	'second_house',
	'stop_working_early',
	'help_children',
]
const reasons = ['cheaper', 'more_certainty', 'pay_off_faster', 'borrow_more', 'other_terms']
const ticks = [...plans, 'no_plans', ...reasons, 'no_reason']

const runningSchema = z
	.strictObject({
		...ended,
		...Object.fromEntries(ticks.map((name) => [name, z.literal('1').optional()])),
		mortgage_running: z.literal('yes'),
		current_family_situation: z.enum([
			'single',
			'married_with_common_ownership_of_property',
			'married_under_prenuptial_agreement',
			'divorced',
			'partnership_in_community_of_property',
			'partnership_with_conditions',
			'living_together_with_a_cohabitation_contract',
			'living_together_without_a_cohabitation_contract',
			'widow_widower',
		]),
		expected_changes: z.enum([
			'none',
			'living_together',
			'marry',
			'divorce',
			'partnership',
			'child',
			'other',
		]),
		financial_changes: z.enum(['none', 'incapacitated', 'retired', 'unemployed', 'better_paid', 'parttime']),
		home_suits_family_situation: z.enum([
			'yes',
			'too_small',
			'other_reason',
			'other_location',
			'renovations',
			'spare_space',
		]),
		home_developed_since_mortgage: z.enum(['equal', 'increased', 'decreased']),
		expect_mortgage_cost_reduction: yesNoSchema,
		is_everything_clear: z.enum(['yes', 'financial_product_questions', 'mortgage_questions', 'doubts']),
		other_questions: z.string().nullable(),
		when_moving: z.enum(['1', '0']).optional(),
		market_value_amount_increased: amountSchema.optional(),
		market_value_date_increased: z.iso.date().optional(),
		based_on_increased: z.string().min(1).optional(),
		calculated_score: z.int().min(0),
		parts: z.array(partSchema),
		new_parts: z.array(partSchema),
	})
	.refine((data) => isOneSided(data, plans, 'no_plans'), { path: ['no_plans'] })
	.refine((data) => isOneSided(data, reasons, 'no_reason'), { path: ['no_reason'] })
	.refine((data) => Object.hasOwn(data, 'moving') === Object.hasOwn(data, 'when_moving'), {
		path: ['when_moving'],
	})

/** True for one or more answers without "none", or for "none" alone. */
function isOneSided(data: object, answers: readonly string[], none: string) {
	return answers.some((answer) => Object.hasOwn(data, answer)) !== Object.hasOwn(data, none)
}

/** A mortgage that no longer runs has only a few answers (contract §6). */
const checkDataSchema = z.discriminatedUnion('mortgage_running', [runningSchema, notRunningSchema])

export const ownCheckSchema = z.strictObject({ productActionId: z.string(), formData: checkDataSchema })
export const guestCheckSchema = ownCheckSchema.extend({ consumerId: z.string() })

/** The yearly mortgage check, for clients and for guests with a temporary token [633] [642-644]. */
export function createMortgageCheckRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.post('/api/mortgage-check/submit-form', requireAccount(store), async (c) => {
			const { productActionId, formData } = await parseBody(c.req, ownCheckSchema)
			close(productActionId, c.get('account').id, formData)
			return c.body(null, 204)
		})
		.post('/api/mortgage-check/submit-form-no-login', async (c) => {
			const { consumerId, productActionId, formData } = await parseBody(c.req, guestCheckSchema)
			requireGuest(c, productActionId, consumerId)
			close(productActionId, consumerId, formData)
			deleteTemporaryTokens(store, consumerId, productActionId)
			return c.body(null, 204)
		})
		.get('/api/products/mortgage-no-login/:action/:id', (c) => {
			const { action, id } = c.req.param()
			requireGuest(c, action, id)
			const { product } = getOpenAction(store, { id: action, types: ['MORTGAGE_CHECK'] }, id)
			const record = getRecord(store, 'mortgage', product?.id ?? '', id)
			return c.json(toDocument({ type: 'mortgages' }, record))
		})
		.get('/api/consumer-no-login/:action/:id', (c) => {
			const { action, id } = c.req.param()
			requireGuest(c, action, id)
			return c.json(toDocument({ type: 'consumers' }, findAccount(store, id)?.consumer ?? null))
		})

	function close(id: string, consumerId: string, formData: z.output<typeof checkDataSchema>) {
		const action = getOpenAction(store, { id, types: ['MORTGAGE_CHECK'] }, consumerId)
		closeAction(store, { ...action, mortgage_check: formData })
	}

	/** @throws BackendFailure 401 for a token that is unknown, expired or for another action. */
	function requireGuest(c: Context, actionId: string, consumerId: string) {
		const access = getTokenOwner(store, c.req.header('token') ?? '', ['temporary'])
		if (access.family !== actionId || access.consumerId !== consumerId)
			throw new BackendFailure(401, 'accessTokenInvalid')
	}
}
