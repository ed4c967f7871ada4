import { expect, test, vi } from 'vitest'
import { openGuestKey } from './guest-key.server'

vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

/** A browser that keeps its cookie, on its next page. */
async function comeBack(secure = false) {
	const first = await openGuestKey(null, secure)
	await first.offer()
	const [line = ''] = first.lines()
	return { first, line, next: () => openGuestKey(line.split(';')[0] ?? '', secure) }
}

test('An id is of the browser that it was made for, also when it was made with the first page', async () => {
	const { first, next } = await comeBack()
	const [early, again] = [first.createId(), await next()]
	const late = again.createId()
	expect([early, late].map(again.owns)).toEqual([true, true])
	expect(early).not.toBe(late)
	const stranger = await comeBack()
	for (const other of [await stranger.next(), await openGuestKey(null, false)])
		expect([early, late, early.slice(0, 11), '', 'x'.repeat(32)].map(other.owns)).toEqual(
			Array(5).fill(false),
		)
	expect(again.owns(`${early.slice(0, 11)}${late.slice(11)}`)).toBe(false)
})

test('Its name in a form token counts in that browser alone, and does not hold the key', async () => {
	const { line, next } = await comeBack()
	const [one, other] = [await next(), await openGuestKey(null, false)]
	expect([one.isName(one.name), other.isName(one.name), one.isName('')]).toEqual([true, false, false])
	const key = JSON.parse(atob(decodeURIComponent(/=(.*?);/.exec(line)?.[1] ?? ''))) as string
	expect([key.length, one.name.includes(key), one.createId().includes(key)]).toEqual([22, false, false])
})

test('The key is offered once, until the browser closes, and a cookie of somebody else’s making gives way', async () => {
	const { line, next } = await comeBack(true)
	expect(line).toMatch(/^__Host-guest=\S+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
	const known = await next()
	await known.offer()
	expect([known.isSent, known.lines()]).toEqual([true, []])
	for (const header of ['guest=', 'guest=x', `guest=${btoa('"short"')}`, 'guest=%']) {
		const made = await openGuestKey(header, false)
		await made.offer()
		expect([made.isSent, made.lines().length], header).toEqual([false, 1])
	}
})

test('An id that the posted form proves counts for that request', async () => {
	const [maker, other] = [await openGuestKey(null, false), await openGuestKey(null, false)]
	const id = maker.createId()
	other.adopt(id)
	expect([other.owns(id), other.owns(maker.createId())]).toEqual([true, false])
})
