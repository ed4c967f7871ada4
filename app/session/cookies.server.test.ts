import { expect, test, vi } from 'vitest'
import { SessionExpired } from '#app/api/errors'
import { createFormToken, getFormOwner, isFormOwner, readFormToken } from './form-token.server'
import { createSessionCookie, readSessionId } from './cookie.server'
import { openLoginTarget } from './login-target.server'
import { createPreferenceWriter, readLanguage, readPreferences } from './preferences.server'
import { createQueryAuthorization, findQueryBearer, hasBrokenToken } from './query-tokens.server'
import { isStoreUnavailable, StoreUnavailable } from './store.server'

vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

const day = 24 * 3600_000
const cookieOf = ([line = '']: readonly string[]) => line.split(';')[0] ?? ''
const attributesOf = ([line = '']: readonly string[]) => line.split('; ').slice(1)
const id = 'a'.repeat(43)

test('The session’s cookie lasts as long as the browser, and is dropped with it', async () => {
	const line = await createSessionCookie(id, false)
	expect([line.startsWith('accelerate='), attributesOf([line])]).toEqual([
		true,
		['Path=/', 'HttpOnly', 'SameSite=Lax'],
	])
	expect(await readSessionId(cookieOf([line]), false)).toBe(id)
	expect(await createSessionCookie(null, false)).toMatch(/^accelerate=.*; Max-Age=0; Path=\//)
	const secure = await createSessionCookie(id, true)
	expect(secure).toMatch(/^__Host-accelerate=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
	expect(await readSessionId(cookieOf([secure]), true)).toBe(id)
	expect(await readSessionId(cookieOf([secure]), false)).toBeUndefined()
	const odd = `accelerate=${btoa(JSON.stringify({ id }))}`
	expect([await readSessionId(null, false), await readSessionId(odd, false)]).toEqual([undefined, undefined])
})

test('Choices are kept for a year; each request changes what it changes', async () => {
	const writer = createPreferenceWriter({ language: 'nl', branch: 'noord' }, false)
	expect(await writer.lines()).toEqual([])
	writer.prefer({ size: 'large' })
	writer.prefer({ language: 'en', contrast: 'more', notices: 'stay', scripts: 'off' })
	const lines = await writer.lines()
	expect(attributesOf(lines)[0]).toBe('Max-Age=31536000')
	expect(await readPreferences(cookieOf(lines), false)).toEqual({
		language: 'en',
		branch: 'noord',
		size: 'large',
		contrast: 'more',
		notices: 'stay',
		scripts: 'off',
	})
	expect(readLanguage(cookieOf(lines))).toBe('en')
})

test('Of choices that are not understood the others still count', async () => {
	const read = async (value: unknown) => readPreferences(`preferences=${btoa(JSON.stringify(value))}`, false)
	const odd = {
		language: 'de',
		branch: 'x'.repeat(129),
		scripts: 'maybe',
		size: 'huge',
		contrast: 'less',
		notices: 5,
		notice: 'toString',
	}
	expect(await read({ ...odd, size: 'larger', other: 1 })).toEqual({ size: 'larger' })
	expect(await read({ notice: 'loggedOut', notices: 'long', branch: 'x'.repeat(128) })).toEqual({
		notice: 'loggedOut',
		notices: 'long',
		branch: 'x'.repeat(128),
	})
	expect(await read({ notice: ['loggedOut'] })).toEqual({})
	expect([await read('x'), await readPreferences(null, false)]).toEqual([{}, {}])
})

const stored = (value: unknown) => btoa(JSON.stringify(value))

test.each([
	[`preferences=${stored({ language: 'nl' })}`, 'nl'],
	[`a=b;  __Host-preferences=${stored({ size: 'large', language: 'en' })}; c=d`, 'en'],
	[`xpreferences=${stored({ language: 'nl' })}`, undefined],
	[`preferences=${stored({ language: 'de' })}`, undefined],
	['preferences=', undefined],
	['a=b', undefined],
	[undefined, undefined],
])('The language alone is read at once: %s', (header, language) =>
	expect(readLanguage(header)).toBe(language),
)

const hour = 3600_000
/** Facts of a request for the login, an hour ago or now, with what its address says. */
const asked = (told: string | null = null, now = hour) => ({ told, now, secure: false })

test('The address of the login says where to go as well, sealed, for an hour, and fills the cookie of who lacks it', async () => {
	const { loginTarget } = await openLoginTarget(null, asked(null, 0))
	const told = loginTarget.keep('/actions?q=a', 'anna') ?? ''
	expect(told).toMatch(/^[\w-]+$/)
	expect(Buffer.from(told, 'base64url').toString('latin1')).not.toContain('actions')
	const next = await openLoginTarget(null, asked(told))
	expect(next.loginTarget).toMatchObject({ address: '/actions?q=a', owner: 'anna', isToldByAddress: true })
	const cookie = cookieOf(await next.lines())
	const later = await openLoginTarget(cookie, asked())
	expect(later.loginTarget).toMatchObject({ address: '/actions?q=a', owner: 'anna', isToldByAddress: false })
	const other = await openLoginTarget(
		cookie,
		asked((await openLoginTarget(null, asked())).loginTarget.keep('/help')),
	)
	expect(other.loginTarget).toMatchObject({ address: '/help', owner: undefined })
	next.loginTarget.forget()
	expect(await next.lines()).toEqual([])
})

test.each([
	['that is older than an hour', (told: string) => asked(told, hour + 1)],
	['that was changed', (told: string) => asked(`${told.slice(0, -1)}${told.endsWith('A') ? 'Q' : 'A'}`)],
	['that is cut off', (told: string) => asked(told.slice(0, 20))],
	['in clear', () => asked('/actions')],
	['of another site', () => asked('https://evil.example/')],
	[
		'that the cookie holds',
		(_told: string, cookie: string) => asked(atob(decodeURIComponent(cookie)).slice(1, -1)),
	],
	['without a text', () => asked('')],
])('An address of the login %s leads nowhere', async (_what, facts) => {
	const { loginTarget, lines } = await openLoginTarget(null, asked(null, 0))
	const told = loginTarget.keep('/actions') ?? ''
	const next = await openLoginTarget(null, facts(told, cookieOf(await lines()).split('=')[1] ?? ''))
	expect(next.loginTarget).toMatchObject({ address: undefined, isToldByAddress: false })
	expect(await next.lines()).toEqual([])
})

test.each(['//evil.example/a', 'https://evil.example/', 'actions', '/\\evil.example', ''])(
	'The login leads to no address but our own: %j',
	async (address) => {
		const { loginTarget, lines } = await openLoginTarget(null, asked())
		expect([loginTarget.keep(address), await lines()]).toEqual([undefined, []])
	},
)

test('Where a guest wanted to go waits an hour, sealed, and is dropped when it was used', async () => {
	const { loginTarget, lines } = await openLoginTarget(null, asked())
	expect([loginTarget.address, await lines()]).toEqual([undefined, []])
	loginTarget.forget()
	expect(await lines()).toEqual([])
	loginTarget.keep('/dossiers?a=1')
	const kept = await lines()
	expect(attributesOf(kept)[0]).toBe('Max-Age=3600')
	expect(atob(decodeURIComponent(cookieOf(kept).split('=')[1] ?? ''))).not.toContain('dossiers')
	const next = await openLoginTarget(cookieOf(kept), asked())
	expect([next.loginTarget.address, await next.lines()]).toEqual(['/dossiers?a=1', []])
	next.loginTarget.forget()
	expect((await next.lines())[0]).toMatch(/^login-target=.*; Max-Age=0/)
	const forged = await openLoginTarget(`login-target=${stored('/kwaad')}`, asked())
	expect(forged.loginTarget.address).toBeUndefined()
})

test('An address that is very long is not kept', async () => {
	const { loginTarget, lines } = await openLoginTarget(null, asked())
	expect(loginTarget.keep(`/${'a'.repeat(1_024)}`)).toBeUndefined()
	expect(await lines()).toEqual([])
	loginTarget.keep(`/${'a'.repeat(1_023)}`)
	expect(await lines()).toHaveLength(1)
})

const anna = { id: 'CONS-1', branch: 'noord', name: 'Anna', twoFactorSetup: false }
const now = Date.parse('2026-11-22T12:00:00Z')

test('A form tells for whom it was made, and for a day that it is fresh', () => {
	const token = createFormToken({ consumer: anna, branch: undefined }, now)
	const owner = getFormOwner(anna)
	expect(readFormToken(token, now + day - 1)).toMatchObject({ owner, isFresh: true })
	expect(readFormToken(token, now + day)).toMatchObject({ owner, isFresh: false })
	expect(token).not.toContain('CONS-1')
	for (const branch of [undefined, 'noord', 'a.b~c é'])
		expect(readFormToken(createFormToken({ consumer: undefined, branch }, now), now)).toEqual({
			owner: '',
			branch,
			guest: undefined,
			browser: undefined,
			isFresh: true,
		})
	expect(readFormToken(createFormToken({ consumer: anna, branch: 'zuid' }, now), now)?.branch).toBeUndefined()
	const ofBranch = createFormToken({ consumer: undefined, branch: 'noord' }, now)
	expect(readFormToken(ofBranch.replace(/~\w+/, '~enVpZA'), now)).toBeUndefined()
	const [made, at, signature] = token.split('.')
	for (const forged of ['', 'x', `.${at}.${signature}`, `${made}.${at}`, `${made}.zz.${signature}`])
		expect(readFormToken(forged, now), forged).toBeUndefined()
})

test('The form of an identified guest names that guest, and their branch', () => {
	const guest = { id: 'CONS-1', branch: 'noord', action: '7' }
	for (const branch of ['noord', undefined]) {
		const token = createFormToken({ consumer: undefined, branch, guest }, now)
		expect(readFormToken(token, now)).toEqual({
			owner: '',
			branch,
			guest: getFormOwner(guest),
			browser: undefined,
			isFresh: true,
		})
	}
	const others = [{ id: 'CONS-2' }, { action: '8' }, { browser: 'b1' }, { browser: 'b2' }]
	const names = [anna, ...[{}, ...others].map((other) => ({ ...guest, ...other }))].map(getFormOwner)
	expect(new Set(names).size).toBe(6)
	expect(isFormOwner(getFormOwner(guest), { id: 'CONS-1', branch: 'noord' })).toBe(false)
})

test('An owner is one client of one branch', () => {
	const owners = [
		anna,
		{ ...anna, id: 'CONS-2' },
		{ ...anna, branch: 'zuid' },
		{ ...anna, branch: undefined },
	].map(getFormOwner)
	expect(new Set(owners).size).toBe(4)
	expect(getFormOwner({ id: 'b', branch: 'a' })).not.toBe(getFormOwner({ id: '\nb', branch: 'a' }))
	expect(getFormOwner(undefined)).toBe('')
})

test('A token of an address serves its request alone, and is never renewed', async () => {
	const authorization = createQueryAuthorization({ accessToken: 'a', refreshToken: undefined })
	expect(await authorization?.accessToken()).toBe('a')
	await expect(authorization?.renewed?.('a')).rejects.toBeInstanceOf(SessionExpired)
	expect(createQueryAuthorization({ accessToken: 'a', refreshToken: 'b' })).toBeUndefined()
	expect([findQueryBearer(undefined), createQueryAuthorization(undefined)]).toEqual([undefined, undefined])
})

test.each([
	['?accessToken=%20', 'GET', true],
	['?accessToken=a', 'GET', false],
	['?accessToken=', 'GET', false],
	['', 'GET', false],
	['?accessToken=%20', 'HEAD', false],
])('The address %s of a %s has a broken token: %s', (query, method, isBroken) => {
	expect(hasBrokenToken(new Request(`https://portaal.nl/${query}`, { method }))).toBe(isBroken)
})

test('That the store can’t be used is known through whatever it caused', () => {
	const unavailable = new StoreUnavailable('away')
	expect([unavailable.name, unavailable.status]).toEqual(['StoreUnavailable', 503])
	const wrapped = new Error('x', { cause: new Error('y', { cause: unavailable }) })
	expect([unavailable, wrapped, new Error('x'), 'x', undefined].map(isStoreUnavailable)).toEqual([
		true,
		true,
		false,
		false,
		false,
	])
})
