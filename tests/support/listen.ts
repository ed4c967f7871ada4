import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on 127.0.0.1; port 0 means a free one. */
export async function listen(listener: RequestListener, port = 0): Promise<{ server: Server; port: number }> {
	const server = createServer({ requestTimeout: 0 }, listener)
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, '127.0.0.1', resolve)
	})
	return { server, port: (server.address() as AddressInfo).port }
}

export async function closeServer(server: Server): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()))
	server.closeAllConnections()
	await closed
}

export async function findFreePort(): Promise<number> {
	const { server, port } = await listen(() => undefined)
	await closeServer(server)
	return port
}
