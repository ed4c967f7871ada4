import { expect, test } from 'vitest'
import { formatNumber, formatPercent, formatRate } from './numbers'

test.each([
	[3.75, '3,75'],
	[12345.5, '12345,5'],
	[1.23456789, '1,234568'],
	[0, '0'],
])('%d stands in a number field as %s', (value, text) => expect(formatNumber(value)).toBe(text))

test.each([
	[3.75, '3,75%'],
	[0.12345, '0,1235%'],
	[100, '100%'],
])('%d per cent is shown as %s', (value, text) => expect(formatPercent(value)).toBe(text))

test.each([
	[4.1, '4,10%'],
	[3.85, '3,85%'],
	[0, '0,00%'],
	[3.625, '3,625%'],
])('A rate of %d is shown as %s', (value, text) => expect(formatRate(value)).toBe(text))
