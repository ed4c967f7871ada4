import { expect, test } from 'vitest'
import { judgePicture } from './judge-picture'
import { listSvgPaints } from './list-svg-paints'
import { measurePicture } from './measure-picture'

const bytesOf = (...parts: (string | number[])[]) =>
	Buffer.concat(
		parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
	)
const pngOf = (width: number, height: number) => {
	const data = Buffer.alloc(33)
	data.write('\x89PNG\r\n\x1a\n', 'latin1')
	data.writeUInt32BE(width, 16)
	data.writeUInt32BE(height, 20)
	return data
}

test.each([
	['PNG', pngOf(300, 100)],
	['GIF', bytesOf('GIF89a', [0x2c, 1, 100, 0])],
	['JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 11, 8, 0, 100, 1, 0x2c, 3])],
	[
		'WebP, extended',
		bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [0, 0, 0, 0, 0, 0, 0, 0, 0x2b, 1, 0, 99, 0, 0]),
	],
	['WebP', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', Array<number>(10).fill(0), [0x2c, 1, 100, 0])],
	['WebP without loss', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [0x2b, 0xc1, 0x18, 0])],
])('The size of a %s is read from its first bytes, and none from half of them', (_type, bytes) => {
	expect(measurePicture(bytes)).toEqual({ width: 300, height: 100 })
	expect(measurePicture(bytes.subarray(0, bytes.length / 2))).toBeUndefined()
})

test.each([
	['logo', 'image/png', pngOf(2_000, 400), undefined],
	['logo', 'image/png', pngOf(2_001, 400), 'tooLarge'],
	['header', 'image/png', pngOf(2_001, 400), undefined],
	['logo', 'image/svg+xml', Buffer.alloc(400_001, ' '), 'tooLarge'],
	['logo', 'image/svg+xml', Buffer.from('<svg/>'), 'empty'],
	['header', 'image/svg+xml; charset=utf-8', Buffer.from('<svg><g/></svg>'), 'empty'],
	['logo', 'image/svg+xml', Buffer.from('<svg><path d="M0 0h9"/></svg>'), undefined],
	['small', 'image/jpeg', Buffer.from('<html>'), 'broken'],
	['small', 'image/png', pngOf(300, 100).subarray(0, 8), undefined],
	['small', 'image/avif', Buffer.from('x'), undefined],
	['small', 'image/avif', Buffer.alloc(0), 'broken'],
] as const)(
	'In the place %s a picture of type %s is judged by pixels and bytes',
	(place, type, body, fault) => {
		expect(judgePicture(place, { type, body })?.fault).toBe(fault)
	},
)

test.each(['<g>', '<g><!--</g>-->', '<svg>', '<foreignObject><div>', '<div></span>'])(
	'A drawing of many thousand nested %s is shown unread: nobody knows what it draws',
	(level) => {
		const svg = `<svg>${level.repeat(350_000 / level.length)}`
		expect(judgePicture('logo', { type: 'image/svg+xml', body: Buffer.from(svg) })).toBeUndefined()
		expect(listSvgPaints(`${svg}<path d="M0 0h9" fill="#fff"/>`)).toBeUndefined()
	},
)

test('A drawing with as many groups as a drawing program writes is read', () => {
	const svg = `<svg>${'<g>'.repeat(100)}${'</g>'.repeat(100)}${'<g/>'.repeat(10_000)}</svg>`
	expect(judgePicture('logo', { type: 'image/svg+xml', body: Buffer.from(svg) })?.fault).toBe('empty')
})
