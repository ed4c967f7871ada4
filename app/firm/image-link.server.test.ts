import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findImageUrl, createImageLink } from './image-link.server'

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
	return findImageUrl(link.replace('/images/', ''))?.href
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
