import { stringify } from 'csv-stringify/sync'

const numbers = new Intl.NumberFormat('nl-NL', {
	useGrouping: false,
	maximumFractionDigits: 20,
	signDisplay: 'negative',
})

/** Whether a text begins as a formula after characters that Excel trims or hides. */
function isHiddenFormula(value: string) {
	const [first = ''] = /[^\s\p{C}]/u.exec(value) ?? []
	return first !== value[0] && first !== '' && '=+-@＝＋－＠﹦﹢﹣'.includes(first)
}

/**
 * A table for Dutch Excel: UTF-8 with a byte order mark, semicolons, CRLF, decimal commas. Formulas are defused with
 * an apostrophe.
 */
export function toCsv(columns: string[], rows: (string | number | undefined)[][]): string {
	return stringify([columns, ...rows], {
		bom: true,
		delimiter: ';',
		record_delimiter: 'windows',
		quote_record_delimiter: true,
		escape_formulas: true,
		// Excel may split cells at a comma or tab: quotes prevent a formula after one. Decimal numbers stay unquoted.
		quoted_match: /\t|,.*\D/s,
		cast: {
			number: (value) => (Number.isFinite(value) ? numbers.format(value) : ''),
			string: (value) => (isHiddenFormula(value) ? `'${value}` : value),
		},
	})
}
