import { describe, expect, test } from 'vitest'
import { isChanged, listMissingOfExisting, listMissingOfNew, type PartValue } from './loan-part-rules'

const known: PartValue = {
	type: 'annuity',
	amount: 30_000,
	interest: 3.85,
	date: '2021-06-01',
	startOfFixedRatePeriod: '2021-06-01',
	endOfFixedRatePeriod: '2041-06-01',
}
const bare: PartValue = {}
const current = { currentAmount: 28_000 }
const dates = {
	date: '2021-06-01',
	startOfFixedRatePeriod: '2021-06-01',
	endOfFixedRatePeriod: '2041-06-01',
}

describe('An existing part', () => {
	test.each<[what: string, change: PartValue, before: PartValue, changed: boolean]>([
		['that is left as it is', {}, known, false],
		['of which nothing is known and nothing is told', {}, bare, false],
		['with another type', { type: 'linear' }, known, false],
		['without its type', { type: undefined }, known, false],
		['with another amount', { amount: 1 }, known, false],
		['without its amount', { amount: undefined }, known, false],
		['with another date', { date: '2021-06-02' }, known, true],
		['without its date', { date: undefined }, known, true],
		['with a first date', { date: '2021-06-01' }, bare, true],
		['with another interest', { interest: 3.86 }, known, true],
		['without its interest', { interest: undefined }, known, true],
		['with a first interest', { interest: 3.85 }, bare, true],
		['with an interest of nothing where none was known', { interest: 0 }, bare, true],
		['with another start of the fixed period', { startOfFixedRatePeriod: '2021-07-01' }, known, true],
		['without the start of the fixed period', { startOfFixedRatePeriod: undefined }, known, true],
		['with another end of the fixed period', { endOfFixedRatePeriod: '2041-07-01' }, known, true],
		['without the end of the fixed period', { endOfFixedRatePeriod: undefined }, known, true],
		['with a current amount', current, known, true],
		['with a current amount of nothing', { currentAmount: 0 }, known, true],
		['with a current amount where nothing was known', current, bare, true],
	])('%s has changed or not [318]', (_what, change, before, changed) => {
		expect(isChanged({ ...before, ...change }, before)).toBe(changed)
	})

	test.each<[what: string, change: PartValue, before: PartValue, missing: string[]]>([
		['that did not change', {}, known, []],
		['that lacks everything and did not change', {}, bare, []],
		['whose type and amount are taken out', { type: undefined, amount: undefined }, known, []],
		['with another interest', { interest: 4 }, known, ['currentAmount']],
		['with another interest and all else', { interest: 4, ...current }, known, []],
		['without its date', { date: undefined, ...current }, known, ['date']],
		[
			'of which only the interest is told',
			{ interest: 4 },
			bare,
			['currentAmount', 'date', 'startOfFixedRatePeriod', 'endOfFixedRatePeriod'],
		],
		[
			'of which only the current amount is told',
			current,
			bare,
			['date', 'startOfFixedRatePeriod', 'endOfFixedRatePeriod'],
		],
		['with all but type, amount and interest', { ...current, ...dates }, bare, []],
	])('%s lacks what a changed part needs [318] [320]', (_what, change, before, missing) => {
		expect(listMissingOfExisting({ ...before, ...change }, before)).toEqual(missing)
	})
})

describe('A new part', () => {
	const six = ['type', 'amount', 'currentAmount', 'date', 'startOfFixedRatePeriod', 'endOfFixedRatePeriod']
	const whole: PartValue = { type: 'linear', amount: 1, ...current, ...dates }

	test('that nothing was filled in of still counts, and lacks six fields [318] [319] [320]', () => {
		expect(listMissingOfNew({})).toEqual(six)
	})

	test.each(six)('without %s lacks that alone [319] [320]', (field) => {
		expect(listMissingOfNew({ ...whole, [field]: undefined })).toEqual([field])
	})

	test('needs no interest, and nothing counts as an amount [319]', () => {
		expect(listMissingOfNew(whole)).toEqual([])
		expect(listMissingOfNew({ ...whole, amount: 0, currentAmount: 0 })).toEqual([])
	})
})
