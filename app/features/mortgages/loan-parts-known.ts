import type { Mortgage } from '#app/api/resources/mortgage'
import { savingsPeriods } from '#app/api/resources/savings-period'
import { isUnread } from '#app/api/wire'
import {
	createPrefilled,
	fillChoice,
	fillDate,
	fillMoney,
	fillNumber,
	fillText,
	type Prefill,
} from '#app/forms/prefill'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { listBasisChoices } from '#app/products/value-basis'
import type { PartValue } from './loan-part-rules'

type LoanPart = Mortgage['loanParts'][number]

/**
 * Fields that the record fills in. The current amount of a part stays empty, because one that is filled in counts as a
 * change [318].
 */
export function prefillLoanParts(mortgage: Mortgage, say: Say) {
	return {
		...prefillValue(mortgage, say),
		...prefillSavings(mortgage),
		loanParts: mortgage.loanParts.map(prefillPart),
		newLoanParts: [],
	} satisfies Prefill
}

/** A value of 0 is unknown: its field is empty, and goes out as 0 while it is. */
export function prefillValue(mortgage: Mortgage, say: Say) {
	const { collateral } = mortgage
	const isLost = isUnread(mortgage, 'collateral')
	const { chosen, isUnread: isBasisLost } = listBasisChoices(collateral, say)
	return {
		marketValue:
			collateral?.marketValue === 0
				? createPrefilled('', 0)
				: fillMoney(collateral?.marketValue, isLost || isUnread(collateral, 'marketValue')),
		marketValueDate: fillDate(collateral?.marketValueDate, isLost || isUnread(collateral, 'marketValueDate')),
		basedOn: isLost ? fillText(undefined, true) : fillText(chosen, isBasisLost),
	}
}

function prefillSavings(mortgage: Mortgage) {
	const { smartcare } = mortgage
	const isLost = isUnread(mortgage, 'smartcare')
	const isFieldLost = (name: keyof NonNullable<Mortgage['smartcare']>) => isLost || isUnread(smartcare, name)
	const period = smartcare ? smartcare.minimumSavingsPeriod : isLost ? undefined : 'MONTHLY'
	return {
		smartcareMinimumSavingsAmount: fillMoney(
			smartcare?.minimumSavingsAmount,
			isFieldLost('minimumSavingsAmount'),
		),
		smartcareMinimumSavingsPeriod: fillChoice(period, savingsPeriods, isFieldLost('minimumSavingsPeriod')),
		smartcareAbstainFromCalculationTill: fillDate(
			smartcare?.abstainFromCalculationTill,
			isFieldLost('abstainFromCalculationTill'),
		),
	}
}

function prefillPart(part: LoanPart) {
	const { id, type, amount, interest, date, startOfFixedRatePeriod, endOfFixedRatePeriod } = part
	return {
		id,
		type: fillText(type, isUnread(part, 'type')),
		amount: fillMoney(amount, isUnread(part, 'amount')),
		currentAmount: fillMoney(undefined, isUnread(part, 'currentAmount')),
		interest: fillNumber(interest, isUnread(part, 'interest')),
		date: fillDate(date, isUnread(part, 'date')),
		startOfFixedRatePeriod: fillDate(startOfFixedRatePeriod, isUnread(part, 'startOfFixedRatePeriod')),
		endOfFixedRatePeriod: fillDate(endOfFixedRatePeriod, isUnread(part, 'endOfFixedRatePeriod')),
	}
}

export function toPartValue({
	interest,
	date,
	startOfFixedRatePeriod,
	endOfFixedRatePeriod,
}: LoanPart): PartValue {
	return {
		interest,
		date: dayOf(date),
		startOfFixedRatePeriod: dayOf(startOfFixedRatePeriod),
		endOfFixedRatePeriod: dayOf(endOfFixedRatePeriod),
	}
}

function dayOf(date: string | undefined) {
	return date ? parseWireDate(date)?.format('YYYY-MM-DD') : undefined
}
