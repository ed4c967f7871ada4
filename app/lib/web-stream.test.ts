import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { toWebStream } from './web-stream'

test('a stream comes out as it went in, and ends', async () => {
	const body = Readable.from([Buffer.from('een '), Buffer.from('twee')])
	expect(await new Response(toWebStream(body)).text()).toBe('een twee')
})

test('nothing is read before it is asked for, and who stops reading lets go of it', async () => {
	let pulled = 0
	const body = new Readable({
		highWaterMark: 1,
		read() {
			pulled += 1
			this.push(Buffer.from('x'))
		},
	})
	const stream = toWebStream(body)
	await new Promise(setImmediate)
	expect(pulled).toBe(0)
	const reader = stream.getReader()
	expect((await reader.read()).value).toEqual(Buffer.from('x'))
	await reader.cancel()
	expect(body.destroyed).toBe(true)
})

test('a stream that breaks off breaks off for its reader', async () => {
	const body = new Readable({ read: () => undefined })
	const read = toWebStream(body).getReader().read()
	body.destroy(new Error('broken'))
	await expect(read).rejects.toThrow('broken')
})
