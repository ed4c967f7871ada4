import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchImage } from './images.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())

let server: Server | undefined
afterEach(() => void server?.close())

/** A host of images that hangs up on the first so many requests. */
async function hangUp(times: number) {
	let asked = 0
	server = createServer((request, response) => {
		asked += 1
		if (asked <= times) request.socket.destroy()
		else response.setHeader('Content-Type', 'image/png').end('picture')
	})
	await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	const address = new URL(`http://127.0.0.1:${port}/logo.png`)
	return { image: await fetchImage(address, AbortSignal.timeout(5_000)), asked: () => asked }
}

test('An image is asked once more when the connection broke', async () => {
	const { image, asked } = await hangUp(1)
	expect([image?.type, asked()]).toEqual(['image/png', 2])
})

test('A host that hangs up every time has no image, and is not asked a third time', async () => {
	const { image, asked } = await hangUp(9)
	expect([image, asked()]).toEqual([undefined, 2])
})
