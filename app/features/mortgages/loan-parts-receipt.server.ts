import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { formatOptionalMoney } from '#app/lib/format-money'
import { formatPercent } from '#app/lib/format-percent'
import { createDateFact, createFact, createMoneyFact } from '#app/products/facts'
import { listBasisChoices } from '#app/products/value-basis'
import { partFields, type PartValue } from './loan-part-rules'
import { formatNumbered } from './loan-part-words'
import type { LoanPartsValue } from './loan-parts-form.server'
import { listPartTypes } from '#app/products/loan-part-types'

/** What was sent, every part of it in words. */
export function buildLoanPartsReceipt(value: LoanPartsValue, mortgage: Mortgage, say: Say) {
	const { receipt, collateral, part, savings, next } = say.table('loanParts')
	const bases = listBasisChoices(mortgage.collateral, say).options
	const words = (told: PartValue) => partWords(told, mortgage, say)
	return {
		title: mortgage.label ? `${receipt}: ${mortgage.label}` : receipt,
		sent: [
			createMoneyFact(collateral.value, value.marketValue),
			createDateFact(collateral.date, value.marketValueDate, say),
			createFact(collateral.basis, bases.find((basis) => basis.value === value.basedOn)?.label),
			...value.loanParts.map((told, at) => createFact(formatNumbered(part.legend, at), words(told))),
			...value.newLoanParts.map((told, at) => createFact(formatNumbered(part.newLegend, at), words(told))),
			createMoneyFact(savings.amount, value.smartcareMinimumSavingsAmount),
			createFact(savings.period, savings.perPeriod[value.smartcareMinimumSavingsPeriod]),
			createDateFact(savings.date, value.smartcareAbstainFromCalculationTill, say),
		],
		next,
	}
}

/** A part in one line: `Lineair; bedrag € 40.000,00; rente 3,5%`. */
function partWords(told: PartValue, mortgage: Mortgage, say: Say) {
	const date = (day: string | undefined) => formatWireDate(day, say.language)
	const shown = {
		type: listPartTypes(mortgage).find(({ value }) => value === told.type)?.label,
		amount: formatOptionalMoney(told.amount),
		currentAmount: formatOptionalMoney(told.currentAmount),
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
