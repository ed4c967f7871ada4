import { stringify } from 'csv-stringify/sync'

const numbers = new Intl.NumberFormat('nl-NL', {
	useGrouping: false,
	maximumFractionDigits: 20,
	signDisplay: 'negative',
})

/** Characters that Excel trims or hides, then one that begins a formula; or a tab or return, which begin a cell. */
const formula = /^[\t\r]|^[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63]/u

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
		// Excel may split cells at a comma or tab: quotes prevent a formula after one. Decimal numbers stay unquoted.
		quoted_match: /\t|,.*\D/s,
		cast: {
			number: (value) => (Number.isFinite(value) ? numbers.format(value) : ''),
			string: (value) => (formula.test(value) ? `'${value}` : value),
		},
	})
}
