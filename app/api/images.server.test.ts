import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchImage } from './images.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('DATA_DIR', tmpdir())

let server: Server | undefined
afterEach(() => void server?.close())

/** An image host that closes the connection of these requests; the first is 1. */
async function hangUpOn(...requests: number[]) {
	let count = 0
	server = createServer((request, response) => {
		count += 1
		if (requests.includes(count)) request.socket.destroy()
		else response.setHeader('Content-Type', 'image/png').end('picture')
	})
	await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	const fetchOne = async () => {
		const image = await fetchImage(new URL(`http://127.0.0.1:${port}/logo.png`), AbortSignal.timeout(5_000))
		await nextTurn()
		return image?.type
	}
	return { fetchOne, count: () => count }
}

test('An image is requested once more when a kept connection closed', async () => {
	const { fetchOne, count } = await hangUpOn(2)
	expect([await fetchOne(), await fetchOne(), count()]).toEqual(['image/png', 'image/png', 3])
})

test('A host that hangs up each time has no image, and is not asked a third time', async () => {
	const { fetchOne, count } = await hangUpOn(2, 3, 4)
	expect([await fetchOne(), await fetchOne(), count()]).toEqual(['image/png', undefined, 3])
})
