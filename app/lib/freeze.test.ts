import { expect, test } from 'vitest'
import { freezeShared } from './freeze'

test('A shared value is frozen in depth', () => {
	const frozen = freezeShared({ list: [{ label: 'Huis' }] })
	expect(() => Object.assign(frozen.list[0] ?? {}, { label: 'Hut' })).toThrow(TypeError)
	expect(() => frozen.list.reverse().push({ label: 'Hut' })).toThrow(TypeError)
})

test('A value that holds itself is frozen once', () => {
	const looped: { self?: unknown } = {}
	looped.self = looped
	expect(Object.isFrozen(freezeShared(looped))).toBe(true)
})
