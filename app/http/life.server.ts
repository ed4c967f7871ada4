import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '#app/config/log.server'
import { finishErrorReporting } from '#app/config/report-error.server'

/** Milliseconds from the signal to the end at most. */
const mostTime = 25_000
/** So long connections in use may hear with their next answer that they end, and a balancer that it must look elsewhere. */
const noticeToClients = 500
const noticeToProbes = 3_000
/** Who asked `/readyz` so lately asks again. */
const probedLately = 30_000
const lookEvery = 50

let stopping = false
let lastProbe = -Infinity

/** Whether the process was told to end. */
export const isStopping = () => stopping

/** Somebody asked whether the process is ready: they are given the time to hear that it no longer is. */
export function noteProbe() {
	lastProbe = Date.now()
}

/**
 * Follows what a server answers; the result ends the process within 25 s: it goes on listening for a moment, tells with each
 * answer that its connection ends, closes those that are idle and waits for the rest.
 */
export function endsGently(server: Server) {
	const answers = new Set<ServerResponse>()
	server.prependListener('request', (_request, response: ServerResponse) => {
		response.shouldKeepAlive &&= !stopping
		answers.add(response)
		response.once('close', () => answers.delete(response))
	})

	return async () => {
		const latest = wait(mostTime, undefined, { ref: false })
		log().info('portal stops')
		stopping = true
		for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false
		await giveNotice(server)
		const closed = new Promise<void>((done) => server.close(() => done()))
		// A connection whose answer began before the signal becomes idle afterwards.
		const closing = setInterval(() => server.closeIdleConnections(), lookEvery)
		await Promise.race([closed, latest])
		clearInterval(closing)
		log().info({ cut: answers.size }, 'portal stopped')
		await finishErrorReporting()
		process.exit(0)
	}
}

async function giveNotice(server: Server) {
	const isProbed = Date.now() - lastProbe < probedLately
	const end = Date.now() + (isProbed ? noticeToProbes : noticeToClients)
	while (Date.now() < end && (isProbed || (await countConnections(server)) > 0)) await wait(lookEvery)
}

function countConnections(server: Server) {
	return new Promise<number>((done) => server.getConnections((error, count) => done(error ? 0 : count)))
}
