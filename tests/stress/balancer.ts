import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { closeServer, listen } from '../support/listen'

const probeEvery = 200

/** A load balancer: it polls `/readyz`, sends each request to the next ready process, and never repeats a request. */
export async function startBalancer() {
	const agent = new Agent({ keepAlive: true })
	const ready = new Set<string>()
	let turn = 0
	const watched = new Map<string, Promise<void>>()

	async function probe(url: string) {
		while (watched.has(url)) {
			const answer = await fetch(`${url}/readyz`).catch(() => undefined)
			await answer?.body?.cancel()
			if (answer?.ok) ready.add(url)
			else ready.delete(url)
			await wait(probeEvery)
		}
		ready.delete(url)
	}

	function pass(asked: IncomingMessage, answer: ServerResponse) {
		const targets = [...ready]
		const target = targets[(turn += 1) % Math.max(1, targets.length)]
		if (target === undefined) return void answer.writeHead(503).end()
		const options = { agent, method: asked.method, headers: asked.headers }
		const sent = request(target + asked.url, options, (got) => {
			answer.writeHead(got.statusCode ?? 502, got.headers)
			got.pipe(answer)
		})
		sent.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
		asked.pipe(sent)
	}

	const { server, port } = await listen(pass)
	/** Stops the polling. */
	async function forget(url: string) {
		const probing = watched.get(url)
		watched.delete(url)
		await probing
	}
	return {
		url: `http://localhost:${port}`,
		/** Sends requests to this process while it is ready. */
		watch: (url: string) => {
			watched.set(url, Promise.resolve())
			watched.set(url, probe(url))
		},
		forget,
		isReady: (url: string) => ready.has(url),
		close: async () => {
			await Promise.all([...watched.keys()].map(forget))
			await closeServer(server)
			agent.destroy()
		},
	}
}
