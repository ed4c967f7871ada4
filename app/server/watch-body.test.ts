import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { watchBody } from './watch-body.server'

const log = vi.spyOn(getLogger(), 'error')

/** An answer whose second part never comes; `fail` breaks it off. */
async function openSlowBody() {
	let fail = (_error: Error) => undefined as unknown
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(new Uint8Array([1]))
			fail = (error) => controller.error(error)
		},
	})
	const answer = await watchBody(new Response(body), 'r1', undefined)
	return { reader: answer.body?.getReader(), fail }
}

test('A reader who leaves while a part is read writes no line', async () => {
	const { reader } = await openSlowBody()
	await reader?.read()
	const reading = reader?.read()
	await nextTurn()
	await reader?.cancel()
	await reading
	await nextTurn()
	expect(log).not.toHaveBeenCalled()
})

test('A body that breaks off under its reader is logged by type and place, without its message', async () => {
	const { reader, fail } = await openSlowBody()
	await reader?.read()
	fail(new TypeError('Anna de Vries'))
	await expect(reader?.read()).rejects.toThrow('The body broke off')
	expect(log).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ requestId: 'r1', name: 'TypeError' }),
		'a body broke off',
	)
	expect(JSON.stringify(log.mock.calls)).not.toContain('Anna')
})
