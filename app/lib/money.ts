import { cleanAscii } from './clean-text'

type ParsedMoney = { ok: true; cents: number } | { ok: false; reason: 'empty' | 'format' }

const grouped = (mark: string) => String.raw`[1-9]\d{0,2}(?:${mark}\d{3}){1,3}`
const whole = String.raw`(?:\d{1,12}|${grouped(String.raw`\.`)}|${grouped("'")})`
const withComma = new RegExp(`^(${whole})(?:,(\\d{0,2})|,--?|,=|\\.-)?$`)
const withDot = new RegExp(`^(\\d{1,12}|${grouped("'")})\\.(\\d{1,2})$`)
const currency = '(?:€|euros?|eur)'
const aroundAmount = new RegExp(`^${currency}|${currency}$`, 'gi')

/**
 * Integer cents of a typed amount (contract §5, §9): a comma is the decimal sign, dots or apostrophes between groups of
 * three digits separate thousands, a dot before one or two digits is decimal; `,-`, `,--`, `,=` and `.-` mean no cents;
 * €, EUR or euro may stand in front or behind. Below 10^12 euros.
 */
export function parseMoney(input: string): ParsedMoney {
	const text = cleanAscii(input)
		.replace(/[\u2019\u2018`\u00b4\u02bc\u2032]/g, "'")
		.replace(/\s/g, '')
		.replace(aroundAmount, '')
	if (text === '') return { ok: false, reason: 'empty' }
	const parts = withDot.exec(text) ?? withComma.exec(text)
	if (!parts) return { ok: false, reason: 'format' }
	const [, euros = '', decimals = ''] = parts
	return { ok: true, cents: Number(euros.replace(/[.']/g, '')) * 100 + Number(decimals.padEnd(2, '0')) }
}

/** Amounts that round to zero have no sign. */
const signDisplay = 'negative'
const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', signDisplay })
const rounded = new Intl.NumberFormat('nl-NL', {
	style: 'currency',
	currency: 'EUR',
	maximumFractionDigits: 0,
	signDisplay,
})
const plain = new Intl.NumberFormat('nl-NL', {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
	signDisplay,
})

/**
 * Rounds to whole cents by the decimal notation, as Intl does: 1.005 is 101, while 1.005 * 100 is below 100.5. Sums add cents, so
 * that rows add up to their total.
 */
export function toCents(amount: number): number {
	const cents = Math.round(Number(`${Math.abs(amount)}e2`))
	return Number.isNaN(cents) ? Math.round(amount * 100) : Math.sign(amount) * cents
}

/** Amounts are rounded once, where they are read for a page, a chart or a table (contract §9). */
export function roundToCents(amount: number): number {
	return toCents(amount) / 100
}

/** `€ 1.234,56` in Dutch notation [295], with a non-breaking space. */
export function formatMoney(amount: number): string {
	return euros.format(amount)
}

/** `€ 200.000`, without cents. */
export function formatRoundMoney(amount: number): string {
	return rounded.format(amount)
}

/** `€ 200.000`, with cents where there are any. */
export function formatShortMoney(amount: number): string {
	return toCents(amount) % 100 === 0 ? formatRoundMoney(amount) : formatMoney(amount)
}

export function formatOptionalMoney(amount: number | undefined): string | undefined {
	return amount === undefined ? undefined : formatMoney(amount)
}

/** `1.234,56`, as in money fields. */
export function formatAmount(amount: number): string {
	return plain.format(amount)
}
