import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/**
 * Condition of connections: `refuse`, `hang up` (a reset when the answer starts), or a delay in ms in each direction.
 */
export type NetworkCondition = 'fair' | 'refuse' | 'hang up' | { delay: number }

export interface FaultyProxy {
	port: number
	set(weather: NetworkCondition): Promise<void>
	close(): Promise<void>
}

/** Proxies a local port, with a condition that a test can change. */
export async function openFaultyProxy(to: number): Promise<FaultyProxy> {
	let condition: NetworkCondition = 'fair'
	const sockets = new Set<Socket>()
	const server = createServer((near) => {
		const far = connect(to, '127.0.0.1')
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(socket)
			socket.on('error', () => undefined)
			socket.once('close', () => {
				sockets.delete(socket)
				other.destroy()
			})
			socket.on('data', (chunk) => pass(chunk, other, socket === far ? near : undefined))
		}
	})

	function pass(chunk: Buffer, to: Socket, caller: Socket | undefined) {
		if (condition === 'hang up' && caller) caller.resetAndDestroy()
		else if (typeof condition === 'object') setTimeout(() => to.writable && to.write(chunk), condition.delay)
		else to.write(chunk)
	}

	function hangUp() {
		for (const socket of sockets) socket.resetAndDestroy()
	}

	async function close() {
		if (!server.listening) return
		server.close()
		hangUp()
		await once(server, 'close')
	}

	const port = await listenAt(server, 0)
	return {
		port,
		set: async (next) => {
			const wasDelayed = typeof condition === 'object'
			condition = next
			// Delayed data would arrive after newer data.
			if (wasDelayed) hangUp()
			if (next === 'refuse') await close()
			else if (!server.listening) await listenAt(server, port)
		},
		close,
	}
}

async function listenAt(server: Server, port: number) {
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
	return (server.address() as AddressInfo).port
}
