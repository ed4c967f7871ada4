import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BaseContext } from './context.server'
import { checkReturn, markReturn } from './cookie-return.server'
import { createSay } from '#app/i18n/say.server'

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] })
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllEnvs()
})

const ctx = { texts: { say: async () => createSay('nl', 'formal') } } as unknown as BaseContext

/** Address of the redirect to `to`, after a request with these headers. */
function mark(to: string, headers: Record<string, string> = {}, needsCookie?: true) {
	const answer = new Response(null, { status: 303, headers: { Location: to } })
	const outcome = {
		needsCookie,
		failed: false,
		shownNotices: [],
		foreignTexts: new Map<string, string>(),
		frames: [],
	}
	markReturn({ outcome }, new Request('https://portal.example/', { headers }), answer)
	return answer.headers.get('Location') ?? ''
}

async function arrive(address: string, headers: Record<string, string> = {}, isFrame = false) {
	const request = new Request(new URL(address, 'https://portal.example'), { headers })
	const answer: unknown = await checkReturn(ctx, request, isFrame).catch((thrown: unknown) => thrown)
	return answer instanceof Response ? [answer.status, answer.headers.get('Location')] : 'open'
}

test('A step that needs a cookie marks its redirect in a browser that sent none', () => {
	expect(mark('/dashboard', {}, true)).toMatch(/^\/dashboard\?cookies=[\w-]+$/)
	expect(mark('/a?b=1#c', {}, true)).toMatch(/^\/a\?b=1&cookies=[\w-]+#c$/)
	expect(mark('/dashboard')).toBe('/dashboard')
	expect(mark('/dashboard', { Cookie: 'x=1' }, true)).toBe('/dashboard')
	for (const to of ['https://bank.example/', '//bank.example/']) expect(mark(to, {}, true)).toBe(to)
})

test('For a minute the mark shows that no cookie came back; it leaves the address in each other case', async () => {
	const address = mark('/dashboard?a=1', {}, true)
	expect(await arrive('/dashboard?a=1')).toBe('open')
	expect(await arrive(address, { Cookie: 'accelerate=abc' })).toEqual([302, '/dashboard?a=1'])
	vi.advanceTimersByTime(59_000)
	expect(await arrive(address)).toEqual([400, null])
	expect(await arrive(address, {}, true)).toBe('open')
	vi.advanceTimersByTime(1_000)
	expect(await arrive(address)).toEqual([302, '/dashboard?a=1'])
	expect(await arrive('/?cookies=1')).toEqual([302, '/'])
})
