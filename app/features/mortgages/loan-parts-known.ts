import type { Mortgage } from '#app/api/resources/mortgage'
import { savingsPeriods } from '#app/api/resources/savings-period'
import { findKnown, isUnread, unread, type Read } from '#app/lib/unread'
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

type LoanPart = Mortgage['loanParts']['known'][number]

/**
 * Fields that the record fills in. The current amount of a part stays empty, because one that is filled in counts as a
 * change [318].
 */
export function prefillLoanParts(mortgage: Mortgage, say: Say) {
	return {
		...prefillValue(mortgage, say),
		...prefillSavings(mortgage),
		loanParts: mortgage.loanParts.known.map(prefillPart),
		newLoanParts: [],
	} satisfies Prefill
}

/** A value of 0 is unknown: its field is empty, and goes out as 0 while it is. */
export function prefillValue(mortgage: Mortgage, say: Say) {
	const { marketValue, marketValueDate } = openPart(mortgage.collateral, {
		marketValue: unread,
		marketValueDate: unread,
	})
	const { chosen, isUnread: isBasisLost } = listBasisChoices(mortgage.collateral, say)
	return {
		marketValue: marketValue === 0 ? createPrefilled('', 0) : fillMoney(marketValue),
		marketValueDate: fillDate(marketValueDate),
		basedOn: fillText(chosen, isBasisLost),
	}
}

function prefillSavings(mortgage: Mortgage) {
	const { minimumSavingsAmount, minimumSavingsPeriod, abstainFromCalculationTill } = openPart(
		mortgage.smartcare,
		{
			minimumSavingsAmount: unread,
			minimumSavingsPeriod: unread,
			abstainFromCalculationTill: unread,
		},
	)
	return {
		smartcareMinimumSavingsAmount: fillMoney(minimumSavingsAmount),
		smartcareMinimumSavingsPeriod: fillChoice(minimumSavingsPeriod ?? 'MONTHLY', savingsPeriods),
		smartcareAbstainFromCalculationTill: fillDate(abstainFromCalculationTill),
	}
}

/** Members of a related resource; `lost` where it could not be read, none where there is none. */
function openPart<T extends object, L extends object>(read: Read<T>, lost: L): Partial<T> | L {
	return isUnread(read) ? lost : (read ?? {})
}

function prefillPart(part: LoanPart) {
	const { id, type, amount, interest, date, startOfFixedRatePeriod, endOfFixedRatePeriod } = part
	return {
		id,
		type: fillText(type),
		amount: fillMoney(amount),
		currentAmount: fillMoney(undefined, isUnread(part.currentAmount)),
		interest: fillNumber(interest),
		date: fillDate(date),
		startOfFixedRatePeriod: fillDate(startOfFixedRatePeriod),
		endOfFixedRatePeriod: fillDate(endOfFixedRatePeriod),
	}
}

export function toPartValue({
	interest,
	date,
	startOfFixedRatePeriod,
	endOfFixedRatePeriod,
}: LoanPart): PartValue {
	return {
		interest: findKnown(interest),
		date: dayOf(date),
		startOfFixedRatePeriod: dayOf(startOfFixedRatePeriod),
		endOfFixedRatePeriod: dayOf(endOfFixedRatePeriod),
	}
}

function dayOf(date: Read<string>) {
	return typeof date === 'string' ? parseWireDate(date)?.format('YYYY-MM-DD') : undefined
}
