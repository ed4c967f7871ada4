import { createServer } from 'node:http'

/** Milliseconds and bytes of one connection; Node responds with 431 and 408. */
const serverLimits = {
	maxHeaderSize: 16 * 1024,
	headersTimeout: 20_000,
	/** Turned off, because `slow-bodies.ts` ends bodies that stand still. */
	requestTimeout: 0,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 5_000,
	// `raw-answers.server.ts` refuses these, with our headers.
	requireHostHeader: false,
}

/** Header lines are unlimited: above a limit Node silently drops lines, among them those of a trusted proxy. */
export function createLimitedServer(limits: Partial<typeof serverLimits> = {}) {
	return Object.assign(createServer({ ...serverLimits, ...limits }), { maxHeadersCount: 0 })
}
