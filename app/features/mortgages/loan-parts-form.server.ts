import type { z } from 'zod/v4'
import type { Mortgage } from '#app/api/resources/mortgage'
import { savingsPeriods } from '#app/api/resources/savings-period'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import type { Say } from '#app/i18n/say.server'
import { listBasisChoices } from '#app/products/value-basis'
import {
	listMissingOfExisting,
	listMissingOfNew,
	partFields,
	type PartField,
	type PartValue,
} from './loan-part-rules'
import {
	toPartValue,
	loanPartsInputSchema,
	type LoanPartsInput,
	type LoanPartInput,
} from './loan-parts-input'
import { listPartTypes } from '#app/products/loan-part-types'

type Path = (string | number)[]
type Context = z.RefinementCtx

export type LoanPartsValue = z.output<ReturnType<typeof createLoanPartsSchema>>

/** Collateral, loan parts and savings [316-321]: all that is wrong is told at once, each at its field. */
export function createLoanPartsSchema(mortgage: Mortgage, say: Say) {
	return loanPartsInputSchema.transform((typed, context) => ({
		...readCollateral(typed, mortgage, say, context),
		...readSavings(typed, say, context),
		loanParts: typed.loanParts.map((part, at) => {
			const path = ['loanParts', at]
			const parsed = readPart(part, path, mortgage, say, context)
			const known = mortgage.loanParts.find(({ id }) => id === part.id)
			const unread = partFields.filter((field) => parsed[field] === undefined && !isBlank(part[field]))
			const missing = known ? listMissingOfExisting(parsed, toPartValue(known), unread) : []
			demand(missing, part, path, say, context)
			return { id: part.id ?? '', ...parsed }
		}),
		newLoanParts: typed.newLoanParts.map((part, at) => {
			const path = ['newLoanParts', at]
			const parsed = readPart(part, path, mortgage, say, context)
			demand(listMissingOfNew(parsed), part, path, say, context)
			return parsed
		}),
	}))
}

function readCollateral(typed: LoanPartsInput, { collateral }: Mortgage, say: Say, context: Context) {
	const { money, date, choice } = createFieldSchemas(say)
	const bases = listBasisChoices(collateral, say).options.map(({ value }) => value)
	const read = {
		marketValue: readField(money(), typed.marketValue, ['marketValue'], context),
		marketValueDate: readField(date(), typed.marketValueDate, ['marketValueDate'], context),
		basedOn: readField(choice(bases), typed.basedOn, ['basedOn'], context),
	}
	const demanded = (read.marketValue ?? 0) > 0 ? (['marketValueDate', 'basedOn'] as const) : []
	for (const field of demanded)
		if (isBlank(typed[field])) context.addIssue(issue(say('validation.required'), [field]))
	return read
}

function readSavings(typed: LoanPartsInput, say: Say, context: Context) {
	const { money, date, choice } = createFieldSchemas(say)
	const field = <T>(name: keyof LoanPartsInput & `smartcare${string}`, schema: z.ZodType<T>) =>
		readField(schema, typed[name], [name], context)
	return {
		smartcareMinimumSavingsAmount: field('smartcareMinimumSavingsAmount', money()),
		smartcareMinimumSavingsPeriod:
			field('smartcareMinimumSavingsPeriod', choice(savingsPeriods)) ?? ('MONTHLY' as const),
		smartcareAbstainFromCalculationTill: field('smartcareAbstainFromCalculationTill', date()),
	}
}

function readPart(
	part: LoanPartInput,
	path: Path,
	mortgage: Mortgage,
	say: Say,
	context: Context,
): PartValue {
	const { money, number, date, choice } = createFieldSchemas(say)
	const types = listPartTypes(mortgage).map(({ value }) => value)
	const field = <T>(name: PartField, schema: z.ZodType<T>) =>
		readField(schema, part[name], [...path, name], context)
	return {
		type: field('type', choice(types)),
		amount: field('amount', money()),
		currentAmount: field('currentAmount', money()),
		interest: field('interest', number(0, 100)),
		date: field('date', date()),
		startOfFixedRatePeriod: field('startOfFixedRatePeriod', date()),
		endOfFixedRatePeriod: field('endOfFixedRatePeriod', date()),
	}
}

/** What is typed in a field that may stay empty; a fault is told at the field. */
function readField<T>(schema: z.ZodType<T>, typed: string | undefined, path: Path, context: Context) {
	if (isBlank(typed)) return undefined
	const read = schema.safeParse(typed)
	if (read.success) return read.data
	context.addIssue(issue(read.error.issues[0]?.message, path))
	return undefined
}

/** Tells what is missing at the fields that are empty; what is typed wrongly has its own message. */
function demand(missing: readonly PartField[], part: LoanPartInput, path: Path, say: Say, context: Context) {
	for (const field of missing)
		if (isBlank(part[field])) context.addIssue(issue(say('validation.required'), [...path, field]))
}

function isBlank(typed: string | undefined) {
	return typed === undefined || typed.trim() === ''
}

function issue(message: string | undefined, path: Path) {
	return { code: 'custom' as const, message, path }
}
