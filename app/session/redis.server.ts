import { ClientOfflineError, ErrorReply } from '@redis/client'
import { parseRedisUrl } from '#app/config/redis-address'
import { createBreaker } from '#app/lib/breaker'
import { withDeadline } from '#app/lib/deadline'
import { openRawClient, type RawClient } from './redis-clients.server'
import { reportForbidden } from './redis-commands.server'
import { describeRedisFault, logRedisFault } from './redis-fault.server'
import { StoreUnavailable } from './store.server'

const deadline = 1_000
/** Unanswered calls in a row after which the connection counts as dead. */
const mostMissed = 5
const restBeforeTrying = 1_000

/** Commands of the portal. Each is answered within a second or throws StoreUnavailable. */
export type Redis = Pick<RawClient, 'hDel' | 'hKeys' | 'eval'>

/** Opens a connection to a Redis, a cluster or a Sentinel; it reconnects after a fault. */
export function connectRedis(url: string): Redis & { close: () => void } {
	const connection = keepConnected(url)
	const throughBreaker = createBreaker({
		failures: mostMissed,
		pause: restBeforeTrying,
		counts: (error) => !(error instanceof ErrorReply),
		// Writes keep a dead connection from timing out, so a new one checks whether Redis is back.
		onOpen: connection.renewReady,
	})
	const within = async <T>(command: (client: RawClient) => Promise<T>): Promise<T> => {
		try {
			return await throughBreaker(() => withDeadline(connection.use(command), deadline, tooLate))
		} catch (error) {
			logRedisFault(error)
			throw describeRedisFault(error)
		}
	}
	return {
		hDel: (key, field) => within((client) => client.hDel(key, field)),
		hKeys: (key) => within((client) => client.hKeys(key)),
		eval: (script, options) => within((client) => client.eval(script, options)),
		close: connection.close,
	}
}

/** A connection that is made again when it fails to open, or on demand. */
function keepConnected(url: string) {
	const address = parseRedisUrl(url)
	if (!address) throw new TypeError('REDIS_URL is no address of a Redis')
	let isClosed = false
	let client = openRawClient(address, logRedisFault)
	let opened = open()

	async function open() {
		const opening = client
		try {
			await opening.connect()
		} catch (error) {
			logRedisFault(error)
			if (opening === client) setTimeout(renew, restBeforeTrying).unref()
			return
		}
		void reportForbidden(opening.send)
	}

	function renew() {
		if (isClosed || !address) return
		destroy(client)
		client = openRawClient(address, logRedisFault)
		opened = open()
	}

	return {
		async use<T>(command: (client: RawClient) => Promise<T>) {
			if (!client.isReady()) await opened
			if (!client.isReady()) throw new ClientOfflineError()
			return command(client)
		},
		renewReady: () => void (client.isReady() && renew()),
		close() {
			isClosed = true
			destroy(client)
		},
	}
}

/** One that never opened may refuse it. */
function destroy(client: RawClient) {
	void Promise.resolve()
		.then(() => client.destroy())
		.catch(() => undefined)
}

const tooLate = () => new StoreUnavailable('Redis did not answer in time')
