import { expect, test } from 'vitest'
import { ApiFailure } from '#app/api/errors'
import { parseForm } from '#app/forms/parse-form.server'
import type { RequestContext } from '#app/request/context.server'
import { createFeatureContext, post } from '#tests/support/feature-context'
import { submitCode } from './code.server'
import { createCodeSchema, createLoginSchema, getLoginPage } from './login.server'

const command = 'POST /api/auth/two-factor'
const pending = { accessToken: 'a', consumerId: 'CONS-code', twoFactorSetup: false, name: 'anna' }
const tokens = { accessToken: 'b', refreshToken: 'c' }

/** `expired` are slots whose records ran out. */
async function submit(answer: unknown, waits = true, expired: string[] = []) {
	const own = await createFeatureContext({
		[command]: answer,
		'GET /api/consumers': { id: 'CONS-code' },
		'GET /api/products/definitions': [],
	})
	const cookies = {
		loginTarget: { address: '/mortgages/1', owner: undefined, isToldByAddress: false, forget: () => {} },
		refusedForm: { forget: () => Promise.resolve() },
		device: own.cookies.device,
	}
	const ctx = { ...own, clientWith: () => own.api, cookies } as unknown as RequestContext
	if (waits) await ctx.session.waitForCode(pending)
	ctx.session.change((data) => void data.slots.push(...expired))
	const form = await parseForm(post({ code: ' 123456 ' }), createCodeSchema(ctx.say))
	const { status, headers } = await submitCode(ctx, form, post({ code: ' 123456 ' }))
	return { ctx, calls: own.calls, status, location: headers.get('Location') }
}

test('The place is told where there is more than one to choose from', async () => {
	const ctx = await createFeatureContext()
	expect((await getLoginPage(ctx)).location).toBeUndefined()
	const firm = async () => {
		const known = await ctx.firm()
		return { ...known, branches: [...known.branches, { name: 'Zuid', domain: 'zuid' }] }
	}
	expect((await getLoginPage({ ...ctx, firm })).location?.name).toContain('Noord Advies')
})

test('The firm’s notice about maintenance stands above the form', async () => {
	const ctx = await createFeatureContext()
	const maintenance = { closed: false, notice: { text: 'Zondag dicht', lang: undefined } }
	const view = await getLoginPage({ ...ctx, firm: async () => ({ ...(await ctx.firm()), maintenance }) })
	expect(view.notice?.text).toBe('Zondag dicht')
	expect((await getLoginPage(ctx)).notice).toBeUndefined()
})

test('A password keeps its spaces, a name loses those around it', async () => {
	const { say } = await createFeatureContext()
	const schema = createLoginSchema(say)
	expect(schema.parse({ email: ' anna ', password: ' x ' })).toEqual({ email: 'anna', password: ' x ' })
	expect(schema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
		say('login.usernameRequired'),
		say('login.passwordRequired'),
	])
})

test('A right code signs in, and leads to where the client was going', async () => {
	const { ctx, calls, location } = await submit(tokens)
	expect([location, ctx.session.data.consumer?.id]).toEqual(['/mortgages/1', 'CONS-code'])
	expect(calls[0]).toEqual([
		command,
		{ consumerId: 'CONS-code', code: '123456', enabled: true, accessToken: 'a' },
	])
})

test('A wrong code keeps the step; any other refusal ends it', async () => {
	const wrong = await submit(new ApiFailure(422, 'invalidOtp'))
	expect([wrong.status, wrong.ctx.session.has('pending')]).toEqual([422, true])
	const other = await submit(new ApiFailure(403, 'SOMETHING_NEW'))
	expect([other.location, other.ctx.session.has('pending')]).toEqual(['/', false])
})

test('Who waited too long with the code starts anew, and reads why where that is known', async () => {
	const unknown = await submit(tokens, false)
	const { ctx, calls, location } = await submit(tokens, false, ['pending'])
	expect([location, calls, ctx.session.data.notices[0]?.key]).toEqual(['/', [], 'notices.codeTooLate'])
	expect([unknown.location, unknown.ctx.session.data.notices[0]?.key]).toEqual(['/', 'errors.sessionEnded'])
})
