import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { formatAmount } from '#app/lib/format-money'
import { formatNumber } from '#app/lib/format-percent'
import { parseNumber } from '#app/lib/parse-number'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toTypedDate } from '#app/lib/typed-date'
import { listBasisChoices } from '#app/products/value-basis'
import type { PartValue } from './loan-part-rules'

type LoanPart = Mortgage['loanParts'][number]

export function toLoanPartsInput({ collateral, smartcare, loanParts }: Mortgage, say: Say) {
	const { marketValue, marketValueDate } = collateral ?? {}
	return {
		marketValue: marketValue ? formatAmount(marketValue) : undefined,
		marketValueDate: toTypedDate(marketValueDate),
		basedOn: listBasisChoices(collateral, say).chosen,
		smartcareMinimumSavingsAmount: typedAmount(smartcare?.minimumSavingsAmount),
		smartcareMinimumSavingsPeriod: smartcare?.minimumSavingsPeriod ?? 'MONTHLY',
		smartcareAbstainFromCalculationTill: toTypedDate(smartcare?.abstainFromCalculationTill),
		loanParts: loanParts.map((part) => ({
			id: part.id,
			type: part.type,
			amount: typedAmount(part.amount),
			interest: part.interest === undefined ? undefined : formatNumber(part.interest),
			date: toTypedDate(part.date),
			startOfFixedRatePeriod: toTypedDate(part.startOfFixedRatePeriod),
			endOfFixedRatePeriod: toTypedDate(part.endOfFixedRatePeriod),
		})),
		newLoanParts: [],
	}
}

export function toPartValue({
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
