import { expect, test } from 'vitest'
import { unread } from '#app/lib/unread'
import { amount, amountWithUnit, exactAmount, number, percentage } from './numbers'
import { createNotes, type MoneyUnit } from './reader'

test.each([
	[12, 12],
	['12', 12],
	['12.50', 12.5],
	[' 1250.75 ', 1250.75],
	['1.250,75', 1250.75],
	['1250,75', 1250.75],
	['1.250.000,5', 1_250_000.5],
	['-0.5', -0.5],
	[0, 0],
	['', undefined],
	[' ', undefined],
	[null, undefined],
	[undefined, undefined],
	['1.250', unread],
	['1,250', unread],
	['1,250.75', unread],
	['1.25,75', unread],
	['€ 12', unread],
	['1e3', unread],
	['0x10', unread],
	['twaalf', unread],
	['Infinity', unread],
	['9'.repeat(400), unread],
	[NaN, unread],
	[true, unread],
	[['12', '13'], unread],
	[{}, unread],
])('The amount %j is read as %s', (given, read) => {
	expect([exactAmount, number, amount].map((reader) => reader.parse(given))).toEqual(Array(3).fill(read))
})

test.each([
	['1.250', 1.25],
	['3,850', 3.85],
	[4, 4],
	['3,85 %', unread],
])('The percentage %j is read as %s', (given, read) => {
	expect(percentage.parse(given)).toBe(read)
})

const euro = { currency: 'EUR' }
test.each<[object, unknown, MoneyUnit?]>([
	[{ ...euro, amount: '1250.75' }, 1250.75],
	[{ currency: 'eur', value: '1.250,75' }, 1250.75],
	[{ Currency: '€', Amount: 12.5 }, 12.5],
	[{ ...euro, amount_minor: 125_075 }, 1250.75],
	[{ ...euro, cents: '1250' }, 12.5],
	[{ ...euro, amountInCents: 5 }, 0.05],
	[{ ...euro, amount: 1250 }, unread],
	[{ ...euro, amount: '1250' }, unread],
	[{ ...euro, amount: 1250 }, 1250, 'euro'],
	[{ ...euro, amount: 1250 }, 12.5, 'cents'],
	[{ ...euro, amount: '1250.75' }, 1250.75, 'cents'],
	[{ ...euro, amount: '1.250' }, unread, 'euro'],
	[{ ...euro, amount: null }, undefined],
	[euro, unread],
	[{ amount: '12.50' }, unread],
	[{ amount: '12.50', currency: 'USD' }, unread],
	[{ amount: { amount: 1 }, currency: 'EUR' }, unread],
])('The amount %j is %s with whole numbers in %s', (given, read, money) => {
	expect(exactAmount.read(given, createNotes({ money }))).toBe(read)
})

test('Amounts are rounded to cents once, and exact where a form sends them back', () => {
	expect([amount.parse(1.005), exactAmount.parse(1.005), amount.parse(-0.001)]).toEqual([1.01, 1.005, 0])
})

test('A number that came as text is repaired for whoever wants to know, one that cannot be read is dropped', () => {
	const read = (value: unknown, isThorough: boolean) => {
		const notes = createNotes({ isThorough })
		amount.read(value, notes)
		return notes.losses.map(({ kind, received }) => [kind, received])
	}
	expect([read('12', true), read('12', false), read(12, true)]).toEqual([
		[['repaired', 'number as text']],
		[],
		[],
	])
	expect(read('veel', false)).toEqual([['dropped', 'text']])
})

test.each<[unknown, string, MoneyUnit?]>([
	[{ ...euro, amount: 1250 }, amountWithUnit],
	[{ ...euro, amount: '1250' }, amountWithUnit],
	[{ ...euro, amount: 'veel' }, 'amount'],
	[{ currency: 'USD', amount: 1250 }, 'amount'],
	[{ ...euro, amount: '1.250' }, 'amount', 'cents'],
	['1.250', 'amount'],
])('An amount of %j that was not read is told to need %j', (given, expected, money) => {
	const notes = createNotes({ money })
	expect(amount.read(given, notes)).toBe(unread)
	expect(notes.losses).toMatchObject([{ kind: 'dropped', expected }])
})
