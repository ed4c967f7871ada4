import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { BackendFailure, type StoredItem } from '#app/backend/jsonapi'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './actions'
import { findCalendarDay } from '#app/lib/wall-clock'

/** `DD-MM-YYYY`, the format of loan parts [297]. */
const partDateSchema = z
	.string()
	.refine((date) => {
		const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(date) ?? []
		return findCalendarDay(Number(year), Number(month), Number(day)) !== undefined
	})
	.nullable()
const amountSchema = z.number().nonnegative().nullable()

const partSchema = z.strictObject({
	type: z.string().nullable(),
	amount: amountSchema,
	currentAmount: amountSchema,
	interest: z.number().min(0).max(100).nullable(),
	date: partDateSchema,
	startOfFixedRatePeriod: partDateSchema,
	endOfFixedRatePeriod: partDateSchema,
})
type SubmittedPart = z.output<typeof partSchema>

const detailsSchema = z.strictObject({
	marketValue: amountSchema,
	basedOn: z.enum(['other', 'woz', 'remotevaluation', 'valuation']).nullable(),
	marketValueDate: z.iso.date().nullable(),
	smartcareMinimumSavingsAmount: amountSchema,
	smartcareMinimumSavingsPeriod: z.enum(['MONTHLY', 'ANNUALLY', 'REMAINING_DURATION']).nullable(),
	smartcareAbstainFromCalculationTill: z.iso.date().nullable(),
	loanParts: z.array(partSchema.extend({ id: z.string() })),
	newLoanParts: z.array(partSchema),
})
type UpdateDetails = z.output<typeof detailsSchema>

/** The body of update-details. @see [315], contract §6 */
export const updateDetailsSchema = z.strictObject({ productActionId: z.string(), data: detailsSchema })

type StoredPart = Record<string, unknown> & { id: string }
const ofChanged = ['currentAmount', 'date', 'startOfFixedRatePeriod', 'endOfFixedRatePeriod'] as const
const ofNew = ['type', 'amount', ...ofChanged] as const

/** Fields that break a rule of [318-321], as paths in `data`. */
function findFaults(data: UpdateDetails, stored: readonly StoredPart[], types: readonly string[]) {
	return [
		...(data.marketValue ? (['marketValueDate', 'basedOn'] as const) : []).filter(
			(name) => data[name] === null,
		),
		...(hasAllParts(data.loanParts, stored) ? [] : ['loanParts']),
		...data.loanParts.flatMap((submitted, at) => {
			const known = stored.find(({ id }) => id === submitted.id)
			const isKnownType =
				submitted.type === null || submitted.type === known?.type || types.includes(submitted.type)
			const missing = known && isChanged(submitted, known) ? emptyOf(submitted, ofChanged) : []
			return [...(isKnownType ? [] : ['type']), ...missing].map((name) => `loanParts/${at}/${name}`)
		}),
		...data.newLoanParts.flatMap((submitted, at) => {
			const isKnownType = submitted.type === null || types.includes(submitted.type)
			return [...(isKnownType ? [] : ['type']), ...emptyOf(submitted, ofNew)].map(
				(name) => `newLoanParts/${at}/${name}`,
			)
		}),
	]
}

/** `YYYY-MM-DD`, the format of the mortgage. */
function toStoredDate(date: string | null) {
	return date && date.split('-').reverse().join('-')
}

function hasAllParts(submitted: readonly { id: string }[], stored: readonly StoredPart[]) {
	const ids = (parts: readonly { id: string }[]) => JSON.stringify(parts.map(({ id }) => id).sort())
	return ids(submitted) === ids(stored)
}

function isChanged(submitted: SubmittedPart, known: StoredPart) {
	const { interest, date, start_of_fixed_rate_period: start, end_of_fixed_rate_period: end } = known
	const pairs = [
		[submitted.interest, interest],
		[toStoredDate(submitted.date), date],
		[toStoredDate(submitted.startOfFixedRatePeriod), start],
		[toStoredDate(submitted.endOfFixedRatePeriod), end],
	]
	return submitted.currentAmount !== null || pairs.some(([now, before]) => now !== (before ?? null))
}

function emptyOf<Name extends keyof SubmittedPart>(submitted: SubmittedPart, names: readonly Name[]) {
	return names.filter((name) => submitted[name] === null)
}

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
