import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import type { StoredItem } from '#app/backend/jsonapi'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './action-item'
import {
	findFaults,
	toStoredDate,
	updateDetailsSchema,
	type SubmittedPart,
	type UpdateDetails,
} from './loan-part-rules'

const refusal = 'loanPartFieldsError'
const knownMortgageSchema = z.looseObject({
	id: z.string(),
	collateral: z.looseObject({}).nullish(),
	smartcare: z.looseObject({}).nullish(),
	loan_parts: z.array(z.looseObject({ id: z.string() })).default([]),
	loan_part_types: z.array(z.looseObject({ name: z.string() })).default([]),
})

/** Answers about the collateral, the loan parts and the savings of a mortgage. @see [315] */
export function createLoanPartAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>().post('/api/products/mortgages/:id/update-details', signedIn, async (c) => {
		const { productActionId, data } = await parseBody(c.req, updateDetailsSchema, refusal)
		const { id: owner } = c.get('account')
		const record = getRecord(store, 'mortgage', c.req.param('id'), owner)
		const mortgage = knownMortgageSchema.parse(record)
		const expected = { id: productActionId, types: ['UPDATE_LOAN_PARTS'], product: mortgage.id }
		const action = getOpenAction(store, expected, owner)
		const types = mortgage.loan_part_types.map(({ name }) => name)
		const faults = findFaults(data, mortgage.loan_parts, types)
		if (faults.length > 0)
			throw new BackendFailure(
				422,
				refusal,
				faults.map((field) => ({ code: 'fieldInvalid', field: `data/${field}` })),
			)
		store.together(() => {
			closeAction(store, action)
			updateRecord(store, 'mortgage', { ...record, ...changesOf(data, mortgage) })
		})
		return c.body(null, 204)
	})
}

function changesOf(data: UpdateDetails, mortgage: z.output<typeof knownMortgageSchema>) {
	return {
		collateral: {
			...mortgage.collateral,
			market_value: data.marketValue,
			market_value_date: data.marketValueDate,
			based_on: data.basedOn,
		},
		smartcare: {
			...mortgage.smartcare,
			minimum_savings_amount: data.smartcareMinimumSavingsAmount,
			minimum_savings_period: data.smartcareMinimumSavingsPeriod,
			abstain_from_calculation_till: data.smartcareAbstainFromCalculationTill,
		},
		loan_parts: [
			...mortgage.loan_parts.map((part) => {
				const submitted = data.loanParts.find(({ id }) => id === part.id)
				return submitted ? { ...part, ...storedPart(submitted) } : part
			}),
			...data.newLoanParts.map((submitted): StoredItem => ({ id: randomUUID(), ...storedPart(submitted) })),
		],
	}
}

function storedPart(submitted: SubmittedPart) {
	const start = toStoredDate(submitted.startOfFixedRatePeriod)
	const end = toStoredDate(submitted.endOfFixedRatePeriod)
	return {
		type: submitted.type,
		amount: submitted.amount,
		current_amount: submitted.currentAmount,
		interest: submitted.interest,
		date: toStoredDate(submitted.date),
		start_of_fixed_rate_period: start,
		end_of_fixed_rate_period: end,
		fixed_interest_period: start && end ? monthsBetween(start, end) : null,
	}
}

function monthsBetween(start: string, end: string) {
	const [from, to] = [start, end].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)))
	return (to ?? 0) - (from ?? 0)
}
