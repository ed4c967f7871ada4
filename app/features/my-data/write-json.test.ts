import { expect, test } from 'vitest'
import { createList, unreadList } from '#app/lib/read-list'
import { unread } from '#app/lib/unread'
import { writeJson } from './data-archive.server'

test('Data stays as it is, also text with a slash or an address in a sentence', () => {
	const data = {
		name: 'Kade 5/7',
		text: 'Zie https://noord.nl voor meer',
		at: '2026/01/02',
		share: 'a/b',
		list: [1, true],
	}
	expect(JSON.parse(writeJson(data))).toEqual(data)
})

test.each([
	'https://api.noord.nl/files/1?token=geheim',
	'http://intern:8080/x',
	'/api/pictures/1',
	'//cdn.noord.nl/x.png',
	' https://bank.nl/pay/1 ',
])('An address is left out: %s', (address) => {
	expect(JSON.parse(writeJson({ id: '1', image: address }))).toEqual({ id: '1' })
})

test('A complete list is an array; an incomplete list and an unread value say so', () => {
	const data = createList([{ id: '1', parts: createList([{ id: '2' }]), sums: unreadList, date: unread }])
	expect(JSON.parse(writeJson(data))).toEqual([
		{ id: '1', parts: [{ id: '2' }], sums: { known: [], isComplete: false }, date: { isUnread: true } },
	])
})
