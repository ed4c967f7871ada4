import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatAmount, formatMoney, formatOptionalMoney, toCents, parseMoney } from './money'

it.each([
	[1234.56, '€ 1.234,56', '1.234,56'],
	[0, '€ 0,00', '0,00'],
	[2500000, '€ 2.500.000,00', '2.500.000,00'],
	[0.5, '€ 0,50', '0,50'],
	[-12, '€ -12,00', '-12,00'],
	[-0.001, '€ 0,00', '0,00'],
	[-0, '€ 0,00', '0,00'],
])('%d euro is shown as %s, in a field without the sign [238] [295]', (amount, money, field) => {
	expect(formatMoney(amount).replace(/\s/g, ' ')).toBe(money)
	expect(formatAmount(amount)).toBe(field)
})

it.each([
	['1234', 123400],
	['1.234', 123400],
	['1.234.567', 123456700],
	['1.234,5', 123450],
	['1234,56', 123456],
	['1.234,56', 123456],
	['12,', 1200],
	['12.5', 1250],
	['12.50', 1250],
	['0,05', 5],
	['0.05', 5],
	['€ 1.234,56', 123456],
	[' €1 234,56 ', 123456],
	['007', 700],
	['999999999999,99', 99999999999999],
	['0', 0],
	['0,00', 0],
	['€0', 0],
	['1', 100],
	['1,1', 110],
	['12.3', 1230],
	['1.000', 100000],
	['1.000.000,00', 100000000],
	['12 500', 1250000],
	['385.000', 38500000],
	['€ 385000', 38500000],
	['\u00a01.234,56\u00a0', 123456],
	['€\u202f99', 9900],
	['01,50', 150],
	['12,-', 1200],
	['385.000,-', 38500000],
	['€ 385.000,-', 38500000],
	['385.000,--', 38500000],
	['385000,--', 38500000],
	['385.000.-', 38500000],
	['1 250,-', 125000],
	['250.000 €', 25000000],
	['250000 euro', 25000000],
	['EUR 250.000', 25000000],
	['Euro 5', 500],
	['5€', 500],
	['250.000,–', 25000000],
	['250.000,—', 25000000],
	['250.000,=', 25000000],
	['250’000', 25000000],
	["1'250'000,50", 125000050],
	["1'250.50", 125050],
	['250\u202f000', 25000000],
	['２５０.０００', 25000000],
])('a person may write %s [238]', (text, cents) => {
	expect(parseMoney(text)).toEqual({ ok: true, cents })
})

it.each([
	'1,234',
	'1,2,3',
	'1.23,45',
	'12.345.6',
	'1234.567',
	'0.123',
	'1.2345',
	',50',
	'.50',
	'.',
	',',
	'-5',
	'12,---',
	'12--',
	'12-',
	'12,5-',
	'1,5,-',
	'12.5,-',
	'12.--',
	',-',
	'1e3',
	'$5',
	'١٢',
	'1234567890123',
	'385.00,-',
	'€€5',
	'5 euro cent',
	'5 dollar',
	"1'2",
	"1'000.000",
	'2,5 ton',
	'12,==',
	'+5',
	'1 . 2 . 3',
	'0x10',
	'½',
	'1,23,4',
	'1.23.456',
	'1..234',
	'1,,2',
	'100%',
	'vijf',
	'1.234,567',
])('%s is refused as an amount [238]', (text) => {
	expect(parseMoney(text)).toEqual({ ok: false, reason: 'format' })
})

it('a money field can stay empty', () => {
	expect(parseMoney(' € ')).toEqual({ ok: false, reason: 'empty' })
})

it('every amount the portal shows can be typed back [238] [295]', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
			expect(parseMoney(formatAmount(cents / 100))).toEqual({ ok: true, cents })
			expect(parseMoney(formatMoney(cents / 100))).toEqual({ ok: true, cents })
		}),
	)
})

it('an amount that is missing is not shown', () => {
	expect(formatOptionalMoney(undefined)).toBeUndefined()
	expect(formatOptionalMoney(0)?.replace(/\s/g, ' ')).toBe('€ 0,00')
})

it.each([
	[1.005, 101],
	[-1.005, -101],
	[4.015, 402],
	[0.1 + 0.2, 30],
	[1e-7, 0],
])('%d euro is %d cents, as it is shown', (amount, cents) => {
	expect(toCents(amount)).toBe(cents)
	expect(formatMoney(amount)).toBe(formatMoney(cents / 100))
})

it('rounds every amount to the cents that are shown', () => {
	fc.assert(
		fc.property(fc.integer({ min: -1e8, max: 1e8 }), (thousandths) => {
			const amount = thousandths / 1000
			expect(formatMoney(toCents(amount) / 100)).toBe(formatMoney(amount))
		}),
	)
})
