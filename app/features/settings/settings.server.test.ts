import { expect, test, vi } from 'vitest'
import { ApiFailure, ApiUnreachable } from '#app/api/errors'
import { consumerSchema } from '#app/api/resources/consumer'
import { endAllSessions, endOtherSessions, listSessions } from '#app/request/session-list.server'
import { getSessionStore } from '#app/session/current-store.server'
import { openSession } from '#app/session/session.server'
import { createFeatureContext, locationOf, post } from '#tests/support/feature-context'
import { endSessions } from './end-sessions.server'
import { getSettings } from './settings.server'
import { getLinkStep } from './two-factor-setup.server'
import { updateTwoFactorSetting } from './two-factor.server'

const me = 'GET /api/consumers'
const command = 'POST /api/auth/two-factor'
const qr = 'GET /api/auth/two-factor-qr'
const tokens = { accessToken: 'b', refreshToken: 'c' }

function spyOnEndings() {
	return { endSession: vi.fn(), signOut: vi.fn(), leaveBranch: vi.fn(), leaveForForm: vi.fn() }
}

async function open(answers: object = {}) {
	const made = await createFeatureContext({ [me]: { id: '1', twoFactor: true }, ...answers })
	const addNotice = vi.fn()
	const ctx = { ...made, endings: spyOnEndings(), cookies: { ...made.cookies, addNotice } }
	await ctx.session.signIn(ctx.consumer, tokens)
	await ctx.session.commit()
	return ctx
}

test('Extra security is on, off, or not to be told: then nothing can be changed', async () => {
	const status = async (answer: unknown) => {
		const { settings, problems } = await getSettings(await open({ [me]: answer }))
		return [settings.twoFactor.off !== undefined, settings.twoFactor.on !== undefined, problems.length]
	}
	expect(await status({ id: '1', twoFactor: 1 })).toEqual([true, false, 0])
	expect(await status({ id: '1' })).toEqual([false, true, 0])
	expect(await status(new ApiUnreachable({ cause: 'reset' }))).toEqual([false, false, 1])
})

test('This device is marked; who came by a token in the address sees none', async () => {
	const ctx = await open()
	const { settings } = await getSettings(ctx)
	expect(settings.devices?.list).toMatchObject([
		{ name: ctx.say('settings.devices.unknown'), lines: { length: 1 } },
	])
	expect(settings.devices?.list[0]?.mark).toBe(ctx.say('settings.devices.thisDevice'))
	const guest = await createFeatureContext({ [me]: { id: '1' } })
	expect((await getSettings(guest)).settings.devices).toBeUndefined()
})

test('A device that is signed out is gone; the key of somebody else ends nothing', async () => {
	const [ctx, other] = [await open(), await open()]
	const keyOf = async (one: typeof ctx) => (await getSettings(one)).settings.devices?.list[0]?.key ?? ''
	expect(await locationOf(endSessions(ctx, post({ session: await keyOf(other) })))).toBe('/settings')
	expect(await keyOf(other)).not.toBe('')
	expect(ctx.endings.endSession).not.toHaveBeenCalled()
	expect(await locationOf(endSessions(ctx, post({ everywhere: 'on' })))).toBe('/')
	expect([ctx.endings.endSession.mock.calls, ctx.cookies.addNotice.mock.calls]).toEqual([
		[['everywhere']],
		[['loggedOut']],
	])
})

test('Signing out everywhere, and erasing what is stored, end each of 24 other devices', async () => {
	const begin = async () => {
		const ctx = { ...(await createFeatureContext()), endings: spyOnEndings() }
		const ids: string[] = []
		for (let number = 0; number < 24; number += 1) {
			const session = await openSession(getSessionStore(), undefined)
			await session.signIn(ctx.consumer, tokens)
			ids.push((await session.commit()) ?? '')
		}
		await ctx.session.signIn(ctx.consumer, tokens)
		await ctx.session.commit()
		const countLive = async () => {
			const all = await Promise.all(ids.map((id) => openSession(getSessionStore(), id)))
			return all.filter(({ data }) => data.consumer).length
		}
		return { ctx, countLive }
	}
	const [left, erased] = [await begin(), await begin()]
	expect([await left.countLive(), await erased.countLive()]).toEqual([24, 24])
	await endAllSessions(left.ctx)
	expect([left.ctx.endings.endSession.mock.calls, await left.countLive()]).toEqual([[['everywhere']], 0])
	await endOtherSessions(erased.ctx)
	expect(await erased.countLive()).toBe(0)
	expect(await listSessions(erased.ctx)).toMatchObject([{ isCurrent: true }])
})

test('The right code goes on in a fresh session; spaces between digits do not count', async () => {
	const ctx = await open({ [command]: tokens })
	const before = ctx.session.owner
	expect(await locationOf(updateTwoFactorSetting(ctx, post({ code: ' 123 456 ' }), true))).toBe('/settings')
	expect(ctx.calls).toEqual([[command, { code: '123456', enabled: true }]])
	expect(ctx.session.owner).not.toBe(before)
	expect(ctx.session.data.notices).toMatchObject([{ key: 'settings.twoFactor.turnedOn' }])
})

test.each([
	[new ApiFailure(422, 'invalidOtp'), 'code', 'wrong'],
	[new ApiFailure(422, 'SOMETHING_NEW'), '', 'wrong'],
	[undefined, 'code', ''],
])('What is wrong (%s) is told at “%s”, and the code is not sent back', async (answer, place, code) => {
	const ctx = await open({ [command]: answer })
	const response = await updateTwoFactorSetting(ctx, post({ code }), false)
	const { result } = (await response.json()) as { result: { error: object; initialValue?: object } }
	expect([response.status, Object.keys(result.error)]).toEqual([422, [place]])
	expect(JSON.stringify(result)).not.toContain('"wrong"')
})

test('The app gets a link with the account and the firm; a picture without a secret comes alone', async () => {
	const person = consumerSchema.parse({ id: '1', firstName: 'Anna' })
	const image = 'data:image/png;base64,iVBORw0KGgo='
	const step = async (answer: object) => getLinkStep(await open({ [qr]: answer }), person)
	const known = await step({ image, secret: 'JBSWY3DPEHPK3PXP' })
	expect(known.address).toMatch(/^otpauth:\/\/totp\/Noord%20Advies:Anna\?/)
	expect(known.secret).toBe('JBSW Y3DP EHPK 3PXP')
	expect(await step({ image })).toMatchObject({ address: undefined, secret: undefined })
})
