import type { LoanPartsView } from './loan-parts-page.server'

/** `Leningdeel {{number}}` for the part that stands there, counted from 0. */
export function formatNumbered(words: string, at: number): string {
	return words.replace('{{number}}', String(at + 1))
}

const partNamePattern = /^(loanParts|newLoanParts)\[(\d+)\]\.(\w+)$/

/** What a field is called in the summary of errors: `Rente in procenten van leningdeel 2`. */
export function findFieldLabel(
	{ collateral, part, savings }: LoanPartsView,
	name: string,
): string | undefined {
	const [, list, at, field = ''] = partNamePattern.exec(name) ?? []
	if (list !== undefined) {
		const label = new Map(Object.entries(part)).get(field)
		const about = list === 'loanParts' ? part.about : part.newAbout
		return label && `${label} ${formatNumbered(about, Number(at))}`
	}
	const labels = new Map([
		['marketValue', collateral.value],
		['marketValueDate', collateral.date],
		['basedOn', collateral.basis],
		['smartcareMinimumSavingsAmount', savings.amount],
		['smartcareMinimumSavingsPeriod', savings.period],
		['smartcareAbstainFromCalculationTill', savings.date],
	])
	return labels.get(name)
}
