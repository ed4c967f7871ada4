import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findLinkedImage, createImageLink, leaveOut } from './image-link.server'

const { signed } = vi.hoisted(() => ({ signed: vi.fn() }))
vi.mock('#app/config/seal.server', async (original) => {
	const seal = await original<{ sign: (purpose: string, value: string) => string }>()
	signed.mockImplementation(seal.sign)
	return { ...seal, sign: signed }
})

beforeAll(() => {
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('DATA_DIR', tmpdir())
	vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => void vi.useRealTimers())

const address = 'https://beelden.voorbeeld.nl/logo.png'
const linkAt = (time: string) => {
	vi.setSystemTime(new Date(time))
	return createImageLink(address)
}
const foundAt = (time: string, link = '') => {
	vi.setSystemTime(new Date(time))
	return findLinkedImage({ url: `http://portaal.nl${link}` })?.url.href
}

test('The link of an image is the same all day, so that a browser keeps the picture', () => {
	expect(linkAt('2026-11-22T23:59:59Z')).toBe(linkAt('2026-11-22T00:00:00Z'))
	expect(linkAt('2026-11-23T00:00:00Z')).not.toBe(linkAt('2026-11-22T00:00:00Z'))
})

test('The link of an image ends with the day after', () => {
	const link = linkAt('2026-11-22T12:00:00Z')
	expect(foundAt('2026-11-22T12:00:00Z', link)).toBe(address)
	expect(foundAt('2026-11-23T23:59:59Z', link)).toBe(address)
	expect(foundAt('2026-11-24T00:00:00Z', link)).toBeUndefined()
})

test('Nobody else makes a link live longer', () => {
	const link = linkAt('2026-11-22T12:00:00Z') ?? ''
	const [name, day, signature] = link.split('.')
	expect(foundAt('2026-11-22T12:00:00Z', `${name}.${Number(day) + 9}.${signature}`)).toBeUndefined()
})

test('The link of an image is found in one spelling only', () => {
	const time = '2026-11-22T12:00:00Z'
	const link = linkAt(time) ?? ''
	const code = link.charCodeAt(10).toString(16)
	expect(foundAt(time, link)).toBe(address)
	const others = [
		`${link}.x`,
		`${link}.`,
		`${link}=`,
		`${link}/`,
		`${link}?a=1`,
		`${link}?`,
		`/x${link}`,
		`/${link}`,
		link.replace('.', '..'),
		link.replace('.', '=.'),
		link.replace('.', '.0'),
		link.replace('images', 'IMAGES'),
		link.replace('images', 'i%6dages'),
		`${link.slice(0, 10)}%${code}${link.slice(11)}`,
		`${link.slice(0, 10)}%0a${link.slice(10)}`,
	]
	expect(others.filter((other) => foundAt(time, other) !== undefined)).toEqual([])
})

test('Links of others do not push out those that are in use', () => {
	vi.setSystemTime(new Date('2026-11-22T12:00:00Z'))
	for (let count = 0; count < 1_500; count += 1) {
		createImageLink(`https://beelden.voorbeeld.nl/${count}.png`)
		createImageLink(address)
	}
	signed.mockClear()
	createImageLink(address)
	expect(signed).not.toHaveBeenCalled()
	createImageLink('https://beelden.voorbeeld.nl/0.png')
	expect(signed).toHaveBeenCalledTimes(1)
})

test('A link names the place of its picture and the colour behind a logo; nobody else changes them', () => {
	const time = '2026-11-22T12:00:00Z'
	vi.setSystemTime(new Date(time))
	const link = createImageLink(address, 'logo', '#FFFFFF') ?? ''
	expect(findLinkedImage({ url: `http://portaal.nl${link}` })).toMatchObject({
		place: 'logo',
		ground: '#FFFFFF',
	})
	for (const other of [link.replace('logo', 'header'), link.replace('FFFFFF', '000000')])
		expect(foundAt(time, other)).toBeUndefined()
})

test('A picture that could not be shown is left out for a while, in its place alone', () => {
	vi.setSystemTime(new Date('2026-11-22T12:00:00Z'))
	const link = createImageLink(address, 'header') ?? ''
	leaveOut({ url: `http://portaal.nl${link}` }, 60_000)
	expect(createImageLink(address, 'header')).toBeUndefined()
	expect(createImageLink(address, 'logo', '#000000')).toBeDefined()
})

test('A picture within the address is shown where it fits its place', () => {
	const png = (side: number) => {
		const bytes = Buffer.alloc(33)
		bytes.write('\x89PNG', 'latin1')
		bytes.writeUInt32BE(side, 16)
		bytes.writeUInt32BE(10, 20)
		return `data:image/png;base64,${bytes.toString('base64')}`
	}
	expect(createImageLink(png(400), 'logo')).toBe(png(400))
	expect(createImageLink(png(2_400), 'logo')).toBeUndefined()
	expect(createImageLink(png(2_400), 'header')).toBe(png(2_400))
	expect(createImageLink('data:image/png;base64,AAAA', 'logo')).toBeUndefined()
})
