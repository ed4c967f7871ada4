import { createList } from '#app/lib/read-list'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#app/api/client.server'
import { listLanguages } from './firm.server'

const { warn } = vi.hoisted(() => ({ warn: vi.fn() }))
vi.mock('#app/config/log.server', () => ({ getLogger: () => ({ warn }) }))
beforeEach(() => void warn.mockClear())

/** A firm with these languages; the first is the default. */
function firmOf(...codes: string[]) {
	const announced = codes.map((isoCode, index) => ({ name: isoCode, isoCode, isDefault: index === 0 }))
	return {
		list: () => Promise.resolve(createList(announced)),
		find: () => Promise.resolve(undefined),
	} as unknown as ApiClient
}

test('A language that the portal lacks is not offered, and is told in the log once', async () => {
	const { all, current } = await listLanguages(firmOf('fy', 'nld', 'en'), 'one')
	expect([all.map(({ code }) => code), current]).toEqual([['nl', 'en'], undefined])
	await listLanguages(firmOf('fy'), 'two')
	expect(warn.mock.calls).toEqual([
		[{ language: 'fy' }, 'the firm announces a language that the portal lacks'],
	])
})

test('Languages that the portal speaks are told to nobody', async () => {
	expect((await listLanguages(firmOf('en', 'nl'), 'three')).current).toBe('en')
	expect(warn).not.toHaveBeenCalled()
})

test('A language is offered once, however many of its regions the firm announces', async () => {
	const { all } = await listLanguages(firmOf('en-GB', 'nl-BE', 'en-US', 'nl-NL'), 'four')
	expect(all).toEqual([
		{ name: 'en-GB', code: 'en', isDefault: true },
		{ name: 'nl-BE', code: 'nl', isDefault: false },
	])
})
