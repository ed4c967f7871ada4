import { createCookie } from '@remix-run/node'
import { expect, test } from 'vitest'
import { createHostCookie, findCookie } from './host-cookie.server'

const cookie = createHostCookie('preferences')
const value = { branch: 'één & "twee"', list: [1, { a: '+/=' }] }
const pairOf = (line: string) => line.split(';')[0] ?? ''

test('What is written is read, as Remix itself reads it', async () => {
	const pair = pairOf(await cookie.createLine(value, false))
	expect(await cookie.read(`a=1; ${pair}; b=2`, false)).toEqual(value)
	expect(await createCookie('preferences').parse(pair)).toEqual(value)
	expect(await cookie.read(pairOf(await createCookie('preferences').serialize(value)), false)).toEqual(value)
})

test('Nothing was sent, or nothing that can be read', async () => {
	expect(await cookie.read(null, false)).toBeNull()
	expect(await cookie.read('other=1; __Host-preferences=e30=', false)).toBeNull()
	expect(await cookie.read('preferences=', false)).toBe('')
	expect(await cookie.read('preferences=%ff', false)).toEqual({})
	expect(await cookie.read(`preferences=${'A'.repeat(4_097)}`, false)).toBeNull()
})

test('A cookie is found by its whole name, the first of its kind', () => {
	expect(findCookie('xa=1;a=2; a=3', 'a')).toBe('2')
	expect(findCookie('b=a=1;  a = 2;a=3 ', 'a')).toBe('3')
	expect(findCookie('a', 'a')).toBeUndefined()
})
