import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { formatMoney, formatOptionalMoney } from '#app/lib/money'
import { formatRate } from '#app/lib/numbers'
import { createDateFact, createFact, createMoneyFact } from '#app/products/facts'
import { listBasisChoices, listPartTypes } from '#app/products/value-basis'
import { partFields, type PartValue } from './loan-part-rules'
import type { LoanPartsValue } from './loan-parts-value'

export function buildLoanPartsReceipt(value: LoanPartsValue, mortgage: Mortgage, say: Say) {
	const { receipt, blocks, questions, next } = say.table('loanParts')
	const bases = listBasisChoices(mortgage.collateral, say).options
	const partsOf = ({ row }: { row: string }, parts: readonly PartValue[]) =>
		parts.map((part, at) =>
			createFact(
				row.replace('{{number}}', () => String(at + 1)),
				partWords(part, mortgage, say),
			),
		)
	return {
		title: mortgage.label ? `${receipt}: ${mortgage.label}` : receipt,
		sent: [
			createMoneyFact(questions.marketValue.label, value.marketValue, say),
			createDateFact(questions.marketValueDate.label, value.marketValueDate, say),
			createFact(questions.basedOn.label, bases.find((basis) => basis.value === value.basedOn)?.label),
			...partsOf(blocks.parts, value.loanParts),
			...partsOf(blocks.newParts, value.newLoanParts),
			...listSavings(value, say),
			createDateFact(
				questions.smartcareAbstainFromCalculationTill.label,
				value.smartcareAbstainFromCalculationTill,
				say,
			),
		],
		next,
	}
}

/** An amount has its period beside it. */
function listSavings(value: LoanPartsValue, say: Say) {
	const { smartcareMinimumSavingsAmount: amount, smartcareMinimumSavingsPeriod: period } = value
	const { questions, answers } = say.table('loanParts')
	const { label } = questions.smartcareMinimumSavingsAmount
	if (amount !== undefined)
		return [createFact(label, `${formatMoney(amount)} ${say(`opportunity.period.${period}`)}`)]
	const words = answers.smartcareMinimumSavingsPeriod[period]
	return [createFact(label, undefined), createFact(questions.smartcareMinimumSavingsPeriod.label, words)]
}

/** `Lineair; bedrag € 40.000,00; rente 3,50%`. */
function partWords(submitted: PartValue, mortgage: Mortgage, say: Say) {
	const date = (day: string | undefined) => formatWireDate(day, say.language)
	const shown = {
		type: listPartTypes(mortgage).find(({ value }) => value === submitted.type)?.label,
		amount: formatOptionalMoney(submitted.amount),
		currentAmount: formatOptionalMoney(submitted.currentAmount),
		interest: submitted.interest === undefined ? undefined : formatRate(submitted.interest),
		date: date(submitted.date),
		startOfFixedRatePeriod: date(submitted.startOfFixedRatePeriod),
		endOfFixedRatePeriod: date(submitted.endOfFixedRatePeriod),
	}
	const words = partFields.flatMap((field) => {
		const value = shown[field]
		return value === undefined ? [] : [say(`loanParts.words.${field}`, { value })]
	})
	return words.join('; ') || undefined
}
