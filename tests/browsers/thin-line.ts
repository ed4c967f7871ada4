import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

interface Line {
	/** Bytes per second, in each direction. */
	speed: number
	/** Milliseconds of standing still after each of these numbers of bytes. */
	stalls?: { after: number[]; time: number }
	/** The line ends after this number of bytes. */
	breaksAfter?: number
	/** The portal receives the request; its answer is lost. */
	losesAnswers?: boolean
}

const ticks = 10
/** Milliseconds that a late timer makes up for. */
const longestDelay = 1_000

/** A line of that speed to the portal; its steps are a tenth of a second. */
export async function startThinLine(siteUrl: string) {
	let line: Line = { speed: Infinity }
	const target = new URL(siteUrl)
	const sockets = new Set<Socket>()
	const server = createServer((client) => {
		const portal = connect(Number(target.port), target.hostname)
		for (const socket of [client, portal]) {
			sockets.add(socket)
			socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
		}
		for (const [from, to, isAnswer] of [
			[client, portal, false],
			[portal, client, true],
		] as const)
			void carry(from, to, isAnswer).catch(() => [from, to].forEach((socket) => socket.destroy()))
	})

	async function carry(from: Socket, to: Socket, isAnswer: boolean) {
		let carried = 0
		let due = 0
		for await (const bytes of from as AsyncIterable<Buffer>) {
			for (let at = 0; at < bytes.length;) {
				const { speed, stalls, breaksAfter = Infinity, losesAnswers } = line
				if (losesAnswers && isAnswer) throw new Error('The line ended')
				const piece = bytes.subarray(at, at + Math.max(1, Math.min(speed / ticks, bytes.length)))
				const before = carried
				carried += piece.length
				at += piece.length
				if (carried > breaksAfter) throw new Error('The line ended')
				if (!to.write(piece)) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve))
				const standsStill = stalls?.after.some((limit) => limit > before && limit <= carried)
				// By the clock, because a timer that fires late would make the line thinner than it says.
				due = Math.max(due, performance.now() - longestDelay) + (piece.length / speed) * 1000
				if (standsStill) due += stalls?.time ?? 0
				if (due > performance.now()) await wait(due - performance.now())
			}
		}
		to.end()
	}

	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	return {
		url: `http://${target.hostname}:${(server.address() as AddressInfo).port}`,
		limit: (next: Line) => void (line = next),
		countConnections: () => sockets.size,
		close: async () => {
			for (const socket of sockets) socket.destroy()
			await new Promise((done) => server.close(done))
		},
	}
}
