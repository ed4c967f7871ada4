import { expect, test } from 'vitest'
import { ApiFailure } from '#app/api/errors'
import { createFeatureContext, post } from '#tests/support/feature-context'
import { postCheckLogin } from './check-login.server'

const command = 'POST /api/auth/product-action-login'
const typed = { email: 'anna@voorbeeld.nl', birthday: '31-1-1980' }

async function submit(answer: unknown, fields: Record<string, string> = typed) {
	const ctx = await createFeatureContext({ [command]: answer })
	const response = await postCheckLogin(ctx, post(fields), '11')
	const { result } =
		response.status === 303 ? {} : ((await response.json()) as { result?: { error: object } })
	return { ctx, response, errors: result?.error }
}

test('Who the API knows is let in to this one check in this browser, with a token of their own', async () => {
	const { ctx, response } = await submit({ id: 'CONS-1', token: 't-1' })
	expect(ctx.calls).toEqual([[command, { ...typed, birthday: '1980-01-31', productActionId: '11' }]])
	expect(response.headers.get('Location')).toBe('/mortgage-check/11')
	const browser = await ctx.cookies.device.getId()
	expect(await ctx.session.find('temporary')).toEqual([{ action: '11', id: 'CONS-1', token: 't-1', browser }])
})

test('Both are demanded before the API is asked', async () => {
	const { ctx, response, errors } = await submit(undefined, { email: 'geen adres' })
	expect([response.status, Object.keys(errors ?? {})]).toEqual([422, ['email', 'birthday']])
	expect(ctx.calls).toEqual([])
})

test.each([
	['an answer without a token', { id: 'CONS-1' }],
	['a code that nobody knows', new ApiFailure(422, 'SOMETHING_NEW')],
	['404', new ApiFailure(404, undefined)],
])('%s is told in the one sentence that tells nobody who is a client', async (_what, answer) => {
	const { ctx, response, errors } = await submit(answer)
	expect([response.status, errors]).toEqual([422, { '': [ctx.say('mortgageCheck.login.failed')] }])
	expect(ctx.session.has('temporary')).toBe(false)
})

test.each([
	[{ lockedSeconds: 3600 }, '60 minuten'],
	[{ lockedSeconds: 1 }, '1 minuut'],
	[{ lockedSeconds: 86_400 }, '24 uur'],
	[{ lockedSeconds: 7 * 86_400, retryAfterSeconds: 60 }, '7 dagen'],
	[{ retryAfterSeconds: 120 }, '2 minuten'],
])('A lock of %j lasts for %s, in words', async (times, wait) => {
	const { ctx, response, errors } = await submit(new ApiFailure(423, 'CONSUMER_LOCKED', times), {
		...typed,
		// Failed attempts count by name.
		email: `${wait.replace(' ', '')}@voorbeeld.nl`,
	})
	expect([response.status, errors]).toEqual([423, { '': [ctx.say('mortgageCheck.login.locked', { wait })] }])
})

test('A lock without a time is told without one', async () => {
	const fields = { ...typed, email: 'onbekend@voorbeeld.nl' }
	const { ctx, response, errors } = await submit(new ApiFailure(423, 'CONSUMER_LOCKED'), fields)
	expect([response.status, errors]).toEqual([423, { '': [ctx.say('mortgageCheck.login.lockedUnknown')] }])
})
