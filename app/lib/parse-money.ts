export type ParsedMoney = { ok: true; cents: number } | { ok: false; reason: 'empty' | 'format' }

const whole = String.raw`(?:\d{1,12}|[1-9]\d{0,2}(?:\.\d{3}){1,3})`
const withComma = new RegExp(`^(${whole})(?:,(\\d{0,2})|,--?|\\.-)?$`)
const withDot = /^(\d{1,12})\.(\d{1,2})$/

/**
 * Integer cents of a typed amount (contract §5): a comma is the decimal sign, dots between groups of three digits
 * separate thousands, a dot before one or two digits is decimal; `,-`, `,--` and `.-` mean no cents. Below 10^12
 * euros.
 */
export function parseMoney(input: string): ParsedMoney {
	const text = input.replace(/\s/g, '').replace(/^€/, '')
	if (text === '') return { ok: false, reason: 'empty' }
	const parts = withDot.exec(text) ?? withComma.exec(text)
	if (!parts) return { ok: false, reason: 'format' }
	const [, euros = '', decimals = ''] = parts
	return { ok: true, cents: Number(euros.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0')) }
}
