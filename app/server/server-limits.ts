import { createServer } from 'node:http'

/** What one connection may carry and how long it may take; Node answers 431 and 408 by itself. Milliseconds and bytes. */
const serverLimits = {
	maxHeaderSize: 16 * 1024,
	headersTimeout: 20_000,
	/** 26 MB take 208 s at 1 Mbit/s. */
	requestTimeout: 300_000,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 5_000,
	// Refused by us instead, with the headers of all answers.
	requireHostHeader: false,
}

/**
 * A server with the limits of all connections. Header lines are bounded by their bytes alone: above a number of lines Node leaves out
 * the rest without a word, and with it what a trusted proxy added at the end.
 */
export function createLimitedServer(limits: Partial<typeof serverLimits> = {}) {
	return Object.assign(createServer({ ...serverLimits, ...limits }), { maxHeadersCount: 0 })
}
