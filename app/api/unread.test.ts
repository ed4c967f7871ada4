import { expect, test } from 'vitest'
import { mortgageSchema } from './resources/mortgage'
import { readBySchema } from './direct-reader'
import { isIncomplete, isUnread } from './wire'

const read = (members: object) => {
	const { success, data } = readBySchema(mortgageSchema, { id: '1', ...members })
	if (!success) throw new Error('A mortgage is read')
	return data
}

test.each([
	[{}, false],
	[{ amount: null }, false],
	[{ amount: ' ' }, false],
	[{ amount: 0 }, false],
	[{ amount: 'veel' }, true],
	[{ amount: { value: 1 } }, true],
])('Of a part with %j the amount came and was not understood: %s', (members, isLost) => {
	const { loanParts } = read({ loan_parts: [{ id: '1', ...members }] })
	expect(isUnread(loanParts[0], 'amount')).toBe(isLost)
})

test.each([
	[undefined, false],
	[[{ id: 'A' }], false],
	[[{ id: 'A' }, { id: { is: 'B' } }], true],
	['geen', true],
])('A list of parts that came as %j lost one: %s', (loan_parts, isLost) => {
	expect(isIncomplete(read({ loan_parts }).loanParts)).toBe(isLost)
})

test.each([
	['-', null, false],
	[null, undefined, false],
	['taxatie', 'taxatie', false],
	[{ is: 1 }, undefined, true],
])('A basis that came as %j is %j, and not understood: %s', (based_on, basedOn, isLost) => {
	const { collateral } = read({ collateral: { based_on } })
	expect([collateral?.basedOn, isUnread(collateral, 'basedOn')]).toEqual([basedOn, isLost])
})
