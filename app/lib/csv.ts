import { stringify } from 'csv-stringify/sync'

const numbers = new Intl.NumberFormat('nl-NL', {
	useGrouping: false,
	maximumFractionDigits: 20,
	signDisplay: 'negative',
})

/** Whether a text begins as a formula behind signs that Excel trims or does not show. */
function isHiddenFormula(value: string) {
	const [first = ''] = /[^\s\p{C}]/u.exec(value) ?? []
	return first !== value[0] && first !== '' && '=+-@＝＋－＠﹦﹢﹣'.includes(first)
}

/**
 * A table as Dutch Excel opens it by a double click: UTF-8 with a mark, semicolons, CRLF, decimal commas. A text that
 * Excel would take for a formula gets an apostrophe in front.
 */
export function toCsv(columns: string[], rows: (string | number | undefined)[][]): string {
	return stringify([columns, ...rows], {
		bom: true,
		delimiter: ';',
		record_delimiter: 'windows',
		quote_record_delimiter: true,
		escape_formulas: true,
		// Excel may split cells at a comma or a tab: quotes keep a formula behind one from becoming a cell. Decimal numbers stay as they are.
		quoted_match: /\t|,.*\D/s,
		cast: {
			number: (value) => (Number.isFinite(value) ? numbers.format(value) : ''),
			string: (value) => (isHiddenFormula(value) ? `'${value}` : value),
		},
	})
}
