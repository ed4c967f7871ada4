import { expect, test, vi } from 'vitest'
import { openRefusedCookie, refusedCookieLife } from './refused-form-cookie.server'
import type { RefusedForm } from './session-slots'

vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

const form = (typed: string): RefusedForm => ({
	id: 'abc',
	at: 1_000,
	address: '/dossiers/create',
	language: 'nl',
	reply: { result: { initialValue: { name: typed } }, summary: '' },
})
const pairOf = ([line = '']: readonly string[]) => line.split(';')[0] ?? ''

test('A guest’s refused form is sealed, lasts as long as the browser and counts for ten minutes', async () => {
	const first = await openRefusedCookie('a=b', true)
	expect([first.form, await first.keep(form('Roos')), first.lines().length]).toEqual([undefined, true, 1])
	const [line = ''] = first.lines()
	expect(line).toMatch(/^__Host-refused-form=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
	expect(Buffer.from(pairOf([line]), 'base64').toString()).not.toContain('Roos')
	const open = (at: number, secure = true) => openRefusedCookie(pairOf([line]), secure, () => at)
	expect((await open(1_000 + refusedCookieLife - 1)).form).toEqual(form('Roos'))
	expect((await open(1_000 + refusedCookieLife)).form).toBeUndefined()
	expect((await open(1_000, false)).form).toBeUndefined()
	const later = await open(2_000)
	expect(later.lines()).toEqual([])
	await later.forget()
	expect(later.lines()[0]).toContain('Max-Age=0')
})

test('A form is not kept in more than 2 KB, nor of more than 16 KB, nor in a browser that sends no cookie', async () => {
	const cookie = await openRefusedCookie('a=b', false)
	const long = Array.from({ length: 400 }, (_, at) => (at * 7919).toString(36)).join(' ')
	expect([await cookie.keep(form(long)), cookie.lines()]).toEqual([false, []])
	expect(await cookie.keep(form('x'.repeat(15_000)))).toBe(true)
	expect(pairOf(cookie.lines()).length).toBeLessThan(2_048)
	for (const letter of ['x', '&', '\u2039'])
		expect(await (await openRefusedCookie('a=b', false)).keep(form(letter.repeat(16_384)))).toBe(false)
	const without = await openRefusedCookie(null, false)
	expect(await without.keep(form('Roos'))).toBe(false)
	expect(without.lines()).toEqual([])
})

test.each(['refused-form=', 'refused-form=x', `refused-form=${btoa('"abc"')}`, 'refused-form=%'])(
	'A cookie that is not ours holds no form: %s',
	async (header) => {
		expect((await openRefusedCookie(header, false)).form).toBeUndefined()
	},
)
