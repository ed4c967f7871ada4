import { createClient, ErrorReply, MultiErrorReply } from '@redis/client'
import { getLogger } from '#app/config/log.server'
import { createBreaker } from '#app/lib/breaker'
import { withDeadline } from '#app/lib/deadline'
import { StoreUnavailable } from './store.server'

const deadline = 1_000
/** Unanswered calls in a row after which the connection counts as dead. */
const mostMissed = 5
const restBeforeTrying = 1_000

type RawClient = ReturnType<typeof openClient>

/** Commands of the portal. Each is answered within a second or throws StoreUnavailable. */
export type Redis = ReturnType<typeof guardCommands>

function openClient(url: string) {
	const client = createClient({
		url,
		// Requests fail at once while Redis is unavailable, instead of waiting.
		disableOfflineQueue: true,
		// An idle connection counts as dead without traffic, so it is pinged.
		pingInterval: 2_000,
		socket: {
			connectTimeout: 2_000,
			socketTimeout: 5_000,
			reconnectStrategy: (retries) => Math.min(retries * 50, 1_000),
		},
	})
	client.on('error', (error: Error) => getLogger().warn({ fault: error.name }, 'redis fails'))
	return client
}

/** Opens the process's only connection to a Redis; the client reconnects after a fault. */
export function connectRedis(url: string) {
	const client = openClient(url)
	// The client's error event logs errors; each command also throws its own.
	const open = () => client.connect().then(ignore, ignore)
	const opened = open()
	const throughBreaker = createBreaker({
		failures: mostMissed,
		pause: restBeforeTrying,
		counts: (error) => !(error instanceof ErrorReply),
		onOpen: () => {
			// Writes keep a dead connection from timing out, so a new one checks whether Redis is back.
			if (!client.isReady) return
			client.destroy()
			void open()
		},
	})
	const answered = async <T>(command: () => Promise<T>) => {
		if (!client.isReady) await opened
		return command()
	}
	const within = async <T>(command: () => Promise<T>): Promise<T> => {
		try {
			return await throughBreaker(() => withDeadline(answered(command), deadline, tooLate))
		} catch (error) {
			throw describeRedisFault(error)
		}
	}
	return { ...guardCommands(client, within), close: () => client.destroy() }
}

function guardCommands(client: RawClient, within: <T>(command: () => Promise<T>) => Promise<T>) {
	return {
		hDel: (key: string, field: string) => within(() => client.hDel(key, field)),
		hKeys: (key: string) => within(() => client.hKeys(key)),
		del: (key: string) => within(() => client.del(key)),
		eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
			within(() => client.eval(script, options)),
		/** Runs several commands together, as rate-limiter-flexible requires. */
		multi: () => {
			const commands = client.multi()
			const exec = commands.exec.bind(commands)
			return Object.assign(commands, {
				exec: (...args: Parameters<typeof exec>) => within(() => exec(...args)),
			})
		},
	}
}

const ignore = () => undefined
const tooLate = () => new StoreUnavailable('Redis did not answer in time')

/**
 * Answers of a Redis that is full, read-only, loading or refuses the login; a transaction fails for the same reasons.
 */
const refusals =
	/^-?(OOM|READONLY|MISCONF|LOADING|EXECABORT|NOAUTH|WRONGPASS|NOPERM|BUSY|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|TRYAGAIN)\b/

/** Every error except a programming error means that Redis is unavailable. */
export function describeRedisFault(error: unknown) {
	const isOurs = error instanceof TypeError || (error instanceof ErrorReply && !isRefusal(error))
	if (isOurs || error instanceof StoreUnavailable) return error
	const reason = error instanceof Error ? error.message : String(error)
	return new StoreUnavailable(`Redis can't be used: ${reason}`, { cause: error })
}

function isRefusal(reply: ErrorReply): boolean {
	if (reply instanceof MultiErrorReply) return [...reply.errors()].every((one) => isRefusal(one))
	return refusals.test(reply.message)
}

const known = new Map<string, ReturnType<typeof connectRedis>>()

/** The process's only connection to a Redis, opened at first use. */
export function getRedisClient(url: string): Redis {
	const client = known.get(url) ?? connectRedis(url)
	known.set(url, client)
	return client
}
