import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'undici'
import type { TestPortal } from '../support/portal'
import { readRss } from './processes'

/** MB. */
export interface Memory {
	rss: number
	/** Memory in use on V8's heap after a garbage collection. */
	heap: number
}

/** Opens Node's inspector, which costs nothing while no client is connected. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** Memory of a portal that was started with `inspected`, after a forced garbage collection. */
export async function measureMemory(portal: TestPortal): Promise<Memory> {
	const [, address] = portal.lines.map((line) => /listening on (ws:\S+)/.exec(line)).find(Boolean) ?? []
	if (!address) throw new Error('The portal has no inspector')
	const inspector = await openInspector(address)
	try {
		// The second collection frees what finalizers released.
		for (let turn = 0; turn < 2; turn += 1) await inspector.send('HeapProfiler.collectGarbage')
		await wait(1000)
		const { usedSize } = (await inspector.send('Runtime.getHeapUsage')) as { usedSize: number }
		return { rss: readRss(portal.pid), heap: usedSize / 1024 / 1024 }
	} finally {
		inspector.close()
	}
}

async function openInspector(address: string) {
	const socket = new WebSocket(address)
	await new Promise<void>((resolve, reject) => {
		socket.addEventListener('open', () => resolve())
		socket.addEventListener('error', () => reject(new Error(`No inspector at ${address}`)))
	})
	let id = 0
	return {
		send: (method: string) =>
			new Promise<unknown>((resolve) => {
				const own = (id += 1)
				socket.addEventListener('message', ({ data }) => {
					const answer = JSON.parse(String(data)) as { id?: number; result?: unknown }
					if (answer.id === own) resolve(answer.result)
				})
				socket.send(JSON.stringify({ id: own, method }))
			}),
		close: () => socket.close(),
	}
}
