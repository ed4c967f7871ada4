import { cleanAscii } from './clean-text'

export type ParsedMoney = { ok: true; cents: number } | { ok: false; reason: 'empty' | 'format' }

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
