import { expect, test, vi } from 'vitest'
import { once } from './once'

test('what is asked for twice is loaded once, when it is first asked for', async () => {
	const load = vi.fn(async () => ({ name: 'Noord' }))
	const ask = once(load)
	expect(load).not.toHaveBeenCalled()
	const [first, second] = await Promise.all([ask(), ask()])
	expect(first).toEqual({ name: 'Noord' })
	expect(second).toBe(first)
	expect(load).toHaveBeenCalledTimes(1)
})
