import { expect, test } from 'vitest'
import { findThumbnail } from './thumbnail'

const end = Buffer.from('0000000049454e44ae426082', 'hex')
const start = Buffer.from('89504e470d0a1a0a0000', 'hex')
const png = Buffer.concat([start, end])
const encoded = png.toString('base64')

test.each([
	['image/png', '89504e470d0a1a0a0049454e44ae426082'],
	['image/jpeg', 'ffd8ffe000ffd9'],
	['image/gif', '474946383961ff3b'],
	['image/webp', '524946460102030457454250ff'],
])('A picture is what its first bytes say: %s [502]', (type, hex) => {
	const text = Buffer.from(hex, 'hex').toString('base64')
	expect(findThumbnail(text)).toEqual({ type, base64: text })
})

test('White space and the head of a data address in front are no part of the picture [502]', () => {
	const broken = `data:text/html;base64,${encoded.slice(0, 4)}\r\n ${encoded.slice(4)}`
	expect(findThumbnail(broken)).toEqual({ type: 'image/png', base64: encoded })
})

test.each([
	['nothing', undefined],
	['an empty text', ''],
	['no base64', 'geen plaatje!'],
	['another kind of file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
	['a web page', Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64')],
	['a picture that was cut off', start.toString('base64')],
	['a picture of more than 500 KB', Buffer.concat([start, Buffer.alloc(500 * 1024), end]).toString('base64')],
])('%s is no picture [502]', (_what, given) => {
	expect(findThumbnail(given)).toBeUndefined()
})

test('A picture of 500 KB exactly is one [502]', () => {
	const bytes = Buffer.concat([start, Buffer.alloc(500 * 1024 - png.length), end])
	expect(findThumbnail(bytes.toString('base64'))?.type).toBe('image/png')
})
