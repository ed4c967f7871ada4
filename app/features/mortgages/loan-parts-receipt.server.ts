import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { findMoney } from '#app/lib/format-money'
import { formatPercent } from '#app/lib/format-percent'
import { dateFact, fact, moneyFact } from '#app/products/facts'
import { basisChoices } from '#app/products/value-basis'
import { partFields, type PartValue } from './loan-part-rules'
import { numbered } from './loan-part-words'
import type { LoanPartsValue } from './loan-parts-form.server'
import { partTypes } from '#app/products/loan-part-types'

/** What was sent, every part of it in words. */
export function loanPartsReceipt(value: LoanPartsValue, mortgage: Mortgage, say: Say) {
	const { receipt, collateral, part, savings, next } = say.table('loanParts')
	const bases = basisChoices(mortgage.collateral, say).options
	const words = (told: PartValue) => partWords(told, mortgage, say)
	return {
		title: mortgage.label ? `${receipt}: ${mortgage.label}` : receipt,
		sent: [
			moneyFact(collateral.value, value.marketValue),
			dateFact(collateral.date, value.marketValueDate, say),
			fact(collateral.basis, bases.find((basis) => basis.value === value.basedOn)?.label),
			...value.loanParts.map((told, at) => fact(numbered(part.legend, at), words(told))),
			...value.newLoanParts.map((told, at) => fact(numbered(part.newLegend, at), words(told))),
			moneyFact(savings.amount, value.smartcareMinimumSavingsAmount),
			fact(savings.period, savings.perPeriod[value.smartcareMinimumSavingsPeriod]),
			dateFact(savings.date, value.smartcareAbstainFromCalculationTill, say),
		],
		next,
	}
}

/** A part in one line: `Lineair; bedrag € 40.000,00; rente 3,5%`. */
function partWords(told: PartValue, mortgage: Mortgage, say: Say) {
	const date = (day: string | undefined) => formatWireDate(day, say.language)
	const shown = {
		type: partTypes(mortgage).find(({ value }) => value === told.type)?.label,
		amount: findMoney(told.amount),
		currentAmount: findMoney(told.currentAmount),
		interest: told.interest === undefined ? undefined : formatPercent(told.interest),
		date: date(told.date),
		startOfFixedRatePeriod: date(told.startOfFixedRatePeriod),
		endOfFixedRatePeriod: date(told.endOfFixedRatePeriod),
	}
	const words = partFields.flatMap((field) => {
		const value = shown[field]
		return value === undefined ? [] : [say(`loanParts.words.${field}`, { value })]
	})
	return words.join('; ') || undefined
}
