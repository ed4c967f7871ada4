import { z } from 'zod/v4'
import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { formatAmount } from '#app/lib/format-money'
import { formatNumber } from '#app/lib/format-percent'
import { parseNumber } from '#app/lib/parse-number'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { typedWireDate } from '#app/lib/typed-date'
import { basisChoices } from '#app/products/value-basis'
import type { PartValue } from './loan-part-rules'

type LoanPart = Mortgage['loanParts'][number]

const text = z.string().optional().catch(undefined)

const typedPart = z
	.object({
		/** Of a part that the API knows. */
		id: text,
		/** Of a new part: tells it from the others until it is sent. */
		key: text,
		type: text,
		amount: text,
		currentAmount: text,
		interest: text,
		date: text,
		startOfFixedRatePeriod: text,
		endOfFixedRatePeriod: text,
	})
	.catch({})
export type TypedPart = z.output<typeof typedPart>

/** The fields of the form as they are typed, whatever stands in them. */
export const typedLoanParts = z.object({
	marketValue: text,
	marketValueDate: text,
	basedOn: text,
	smartcareMinimumSavingsAmount: text,
	smartcareMinimumSavingsPeriod: text,
	smartcareAbstainFromCalculationTill: text,
	loanParts: z.array(typedPart).catch([]),
	newLoanParts: z.array(typedPart).catch([]),
})
export type TypedLoanParts = z.output<typeof typedLoanParts>

/** What the API knows of a mortgage, as the form shows it. */
export function typedMortgage({ collateral, smartcare, loanParts }: Mortgage, say: Say): TypedLoanParts {
	const { marketValue, marketValueDate } = collateral ?? {}
	return {
		marketValue: marketValue ? formatAmount(marketValue) : undefined,
		marketValueDate: typedWireDate(marketValueDate),
		basedOn: basisChoices(collateral, say).chosen,
		smartcareMinimumSavingsAmount: typedAmount(smartcare?.minimumSavingsAmount),
		smartcareMinimumSavingsPeriod: smartcare?.minimumSavingsPeriod ?? 'MONTHLY',
		smartcareAbstainFromCalculationTill: typedWireDate(smartcare?.abstainFromCalculationTill),
		loanParts: loanParts.map((part) => ({
			id: part.id,
			type: part.type,
			amount: typedAmount(part.amount),
			interest: part.interest === undefined ? undefined : formatNumber(part.interest),
			date: typedWireDate(part.date),
			startOfFixedRatePeriod: typedWireDate(part.startOfFixedRatePeriod),
			endOfFixedRatePeriod: typedWireDate(part.endOfFixedRatePeriod),
		})),
		newLoanParts: [],
	}
}

/** What the API knows of a part, as precisely as the form can tell it. */
export function knownPart({
	interest,
	date,
	startOfFixedRatePeriod,
	endOfFixedRatePeriod,
}: LoanPart): PartValue {
	return {
		interest: interest === undefined ? undefined : parseNumber(formatNumber(interest)),
		date: dayOf(date),
		startOfFixedRatePeriod: dayOf(startOfFixedRatePeriod),
		endOfFixedRatePeriod: dayOf(endOfFixedRatePeriod),
	}
}

function typedAmount(amount: number | undefined) {
	return amount === undefined ? undefined : formatAmount(amount)
}

function dayOf(date: string | undefined) {
	return date ? parseWireDate(date)?.format('YYYY-MM-DD') : undefined
}
