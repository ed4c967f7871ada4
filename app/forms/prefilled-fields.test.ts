import { describe, expect, test } from 'vitest'
import { prefillField } from '#app/request/form-fields'
import { fillDate, fillMoney, fillText, locateField, type Prefill } from './prefill'
import { dropUntouched, followRecord, formatShown, listOvertaken, mergeTyped } from './prefilled-fields'

const recordOf = (city: string | undefined, ...amounts: [id: string, amount: number | undefined][]) =>
	({
		city: fillText(city),
		parts: amounts.map(([id, amount]) => ({ id, amount: fillMoney(amount) })),
		added: [],
	}) satisfies Prefill

const then = recordOf('Utrecht', ['1', 100], ['2', undefined])
const now = recordOf('Zeist', ['2', 7], ['1', 300])
const page = { city: 'Utrecht', 'parts[0].id': '1', 'parts[0].amount': '100,00', 'parts[1].id': '2' }

function followed(typed: Record<string, string>, record: Prefill = now) {
	const shown = formatShown(then) ?? ''
	const fields = new URLSearchParams({ ...page, 'parts[1].amount': '', ...typed, [prefillField]: shown })
	const answer = followRecord(fields, record)
	const { [prefillField]: _, ...texts } = Object.fromEntries(answer.fields)
	return { texts, changed: answer.changed }
}

test('Fields that were left as they came have the record of today, each row by its id', () => {
	expect(followed({})).toEqual({
		texts: { ...page, city: 'Zeist', 'parts[0].amount': '300,00', 'parts[1].amount': '7,00' },
		changed: [],
	})
})

test('Of several values of a name the first alone is compared with the record', () => {
	const fields = new URLSearchParams([
		['city', 'De Bilt'],
		['city', 'Utrecht'],
		['city', 'Utrecht'],
		[prefillField, formatShown(then) ?? ''],
	])
	const { fields: kept, changed } = followRecord(fields, now)
	expect([kept.getAll('city'), changed]).toEqual([['De Bilt', 'Utrecht', 'Utrecht'], ['city']])
})

test('Blanks do not make a field typed', () => {
	expect(followed({ city: ' Utrecht\u00a0' }).texts.city).toBe('Zeist')
})

test.each([
	['De Bilt', now, 'De Bilt', ['city']],
	['', now, '', ['city']],
	['Zeist', now, 'Zeist', []],
	['De Bilt', then, 'De Bilt', []],
	['De Bilt', recordOf(undefined), 'De Bilt', ['city']],
	['Utrecht', recordOf(undefined), '', []],
])(
	'"%s" typed over Utrecht, at a record of %#, is "%s"; changed meanwhile: %j',
	(city, record, text, changed) => {
		const answer = followed({ city }, record)
		expect([answer.texts.city, answer.changed]).toEqual([text, changed])
	},
)

test('A form without what it showed is compared with the record of today', () => {
	const fields = new URLSearchParams({ city: 'Zeist', 'parts[0].id': '1', 'parts[0].amount': '100,00' })
	const answer = followRecord(fields, now)
	expect([answer.fields.get('parts[0].amount'), answer.changed]).toEqual(['100,00', []])
})

test.each(['', '{', '{}', '[1]', '[["city"]]', '[["__proto__","x"]]', 'null'])(
	'%j instead of what was shown breaks nothing',
	(posted) => {
		const answer = followRecord(new URLSearchParams({ city: 'Zeist', [prefillField]: posted }), now)
		expect(answer.fields.get('city')).toBe('Zeist')
	},
)

describe('A draft', () => {
	const typed = mergeTyped(then, { city: 'De Bilt', added: [{ amount: '1' }] })
	const draft = dropUntouched(then, typed)

	test('keeps what was typed alone', () => {
		const { [prefillField]: shown, ...kept } = draft
		expect(kept).toEqual({ city: 'De Bilt', parts: [{ id: '1' }, { id: '2' }], added: [{ amount: '1' }] })
		expect(shown).toBe('[["city","Utrecht"]]')
	})

	test('shows the record of today in every other field', () => {
		expect(mergeTyped(now, draft)).toEqual({
			city: 'De Bilt',
			parts: [
				{ id: '2', amount: '7,00' },
				{ id: '1', amount: '300,00' },
			],
			added: [{ amount: '1' }],
		})
		expect(listOvertaken(now, draft)).toEqual(['city'])
		expect(listOvertaken(then, draft)).toEqual([])
	})

	test('keeps a field that the client emptied', () => {
		const emptied = dropUntouched(then, { ...typed, city: '' })
		expect(mergeTyped(then, emptied).city).toBe('')
	})

	test('tells a changed row in its place of today', () => {
		const row = dropUntouched(then, { ...typed, city: 'Utrecht', parts: [{ id: '1', amount: '5' }] })
		expect(listOvertaken(now, row)).toEqual(['parts[1].amount'])
	})

	test('of an older portal, with every field, is the same', () => {
		expect(mergeTyped(then, typed)).toEqual(typed)
	})
})

test.each([
	['2026-01-31', '31-01-2026', '2026-01-31', false],
	['9999-12-31', '31-12-9999', '9999-12-31', false],
	[undefined, '', undefined, false],
	['31/12/2030', '', undefined, true],
])('A date of the record, %s, is shown as "%s" and goes out as %s', (date, text, value, isUnread) => {
	expect(fillDate(date)).toMatchObject({ text, value, isUnread })
})

test('Each row of a long list is looked at as often as of a short one', () => {
	const countLooks = (length: number) => {
		let count = 0
		const ids = Array.from({ length }, (_, index) => String(index))
		const countId = (id: string) => ({
			get id() {
				count += 1
				return id
			},
		})
		const record = { parts: ids.map((id) => Object.assign(countId(id), { amount: fillMoney(1) })) }
		const fields = ids.flatMap((id) => [
			[`parts[${id}].id`, id],
			[`parts[${id}].amount`, '2'],
		])
		mergeTyped(record, { parts: ids.map(countId) })
		expect(followRecord(new URLSearchParams(fields), record).changed).toHaveLength(0)
		return count / length
	}
	expect(countLooks(100)).toBe(countLooks(10))
})

test('Of two rows with one id, and of two fields with one name, the first counts', () => {
	const record = recordOf(undefined, ['1', 100], ['1', 200])
	const parts = ['5', '6'].map((amount) => ({ id: '1', amount }))
	const [row] = mergeTyped(recordOf(undefined, ['1', 100]), { parts }).parts as unknown[]
	expect(row).toEqual({ id: '1', amount: '5' })
	const texts = new URLSearchParams('parts[0].id=1&parts[0].id=2&parts[0].amount=100,00')
	expect(followRecord(texts, record).fields.get('parts[0].amount')).toBe('100,00')
	expect(locateField(record, 'parts[1].amount', () => '1')).toBe('parts[0].amount')
})
