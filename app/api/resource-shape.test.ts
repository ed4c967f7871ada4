import { expect, test } from 'vitest'
import { nameRow } from './resource-shape'

test('The language of a row is looked for once, however many rows share its id', () => {
	let looks = 0
	const attributes = new Proxy<Record<string, unknown>>(
		{ Language: 'nl' },
		{
			ownKeys(members) {
				looks += 1
				return Reflect.ownKeys(members)
			},
		},
	)
	const row = { type: 'documents', id: 1, attributes }
	expect([1, 2, 3].map(() => nameRow(row))).toEqual(Array(3).fill(nameRow({ ...row, id: '1' })))
	expect(looks).toBe(2)
	expect([nameRow({ type: 'documents' }), nameRow(null), nameRow([])]).toEqual([
		undefined,
		undefined,
		undefined,
	])
})
