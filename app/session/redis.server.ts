import { ClientOfflineError, ErrorReply } from '@redis/client'
import { parseRedisUrl } from '#app/config/redis-address'
import { createBreaker } from '#app/lib/breaker'
import { withDeadline } from '#app/lib/deadline'
import { createMinuteGate } from '#app/lib/once'
import { openRawClient, type RawClient } from './redis-clients.server'
import { describeRedisFault, logRedisFault } from './redis-fault.server'
import { StoreUnavailable } from './store.server'
import { getLogger } from '#app/config/log.server'

const key = 'portal:{check}:trial'

/**
 * Commands that the portal sends or its scripts run, each with harmless arguments on one key. The user of REDIS_URL needs
 * all of them on `portal:*` (.github/RUNBOOK.md).
 */
export const demandedCommands = {
	eval: ['return 1', '1', key],
	time: [],
	exists: [key],
	set: [key, '0', 'PX', '1000'],
	get: [key],
	incrby: [key, '0'],
	pttl: [key],
	expire: [key, '1'],
	pexpiretime: [key],
	pexpireat: [key, '1'],
	hset: [key, 'trial', '0'],
	hget: [key, 'trial'],
	hkeys: [key],
	hdel: [key, 'trial'],
	del: [key],
	ping: [],
}

/**
 * Sent by the connection itself, and `info`, without which nothing is known of eviction. A cluster also needs
 * `cluster|slots`, a database in the address `select`.
 */
export const connectionCommands = ['hello', 'auth', 'ping', 'info']

const deadline = 1_000
/** Unanswered calls in a row after which the connection counts as dead. */
const mostMissed = 5
const restBeforeTrying = 1_000

/** Commands of the portal. Each is answered within a second or throws StoreUnavailable. */
export type Redis = Pick<RawClient, 'hDel' | 'hKeys' | 'eval'>

/**
 * Opens a connection to a Redis, a cluster or a Sentinel; it reconnects after a fault. `onBack`: it answers again,
 * before any other command.
 */
export function connectRedis(
	url: string,
	onBack?: () => Promise<unknown> | void,
): Redis & { close: () => void } {
	let isAway = false
	const onFault = (error: unknown) => {
		isAway = true
		logRedisFault(error)
	}
	const connection = keepConnected(url, onFault)
	const throughBreaker = createBreaker({
		failures: mostMissed,
		pause: restBeforeTrying,
		counts: (error) => !(error instanceof ErrorReply),
		// Writes keep a dead connection from timing out, so a new one checks whether Redis is back.
		onOpen: connection.renewReady,
	})
	const run = <T>(command: (client: RawClient) => Promise<T>) =>
		throughBreaker(() => withDeadline(connection.use(command), deadline, tooLate))
	const comeBack = async () => {
		await run((client) => client.eval('return 1', { keys: [key], arguments: [] }))
		const wasAway = isAway
		isAway = false
		if (wasAway) await onBack?.()
	}
	const within = async <T>(command: (client: RawClient) => Promise<T>): Promise<T> => {
		try {
			if (isAway) await comeBack()
			return await run(command)
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
function keepConnected(url: string, onFault: (error: unknown) => void) {
	const address = parseRedisUrl(url)
	if (!address) throw new TypeError('REDIS_URL is no address of a Redis')
	let isClosed = false
	let forbidden: string[] = []
	let client = openRawClient(address, onFault)
	let opened = open()

	async function open() {
		const opening = client
		try {
			await opening.connect()
		} catch (error) {
			onFault(error)
			if (opening === client) setTimeout(renew, restBeforeTrying).unref()
			return
		}
		forbidden = await findForbidden(opening.send)
		await warnOfEviction(opening.send)
		if (forbidden.length > 0 && opening === client) setTimeout(renew, restBeforeTrying).unref()
	}

	function renew() {
		if (isClosed || !address) return
		destroy(client)
		client = openRawClient(address, onFault)
		opened = open()
	}

	return {
		async use<T>(command: (client: RawClient) => Promise<T>) {
			if (!client.isReady()) await opened
			if (!client.isReady()) throw new ClientOfflineError()
			if (forbidden.length > 0) throw new StoreUnavailable('The ACL of Redis forbids a command')
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

const isDue = createMinuteGate()
const tooLate = () => new StoreUnavailable('Redis did not answer in time')

/** Names the commands that the user may not send, or `keys portal:*`. */
export async function listForbidden(send: RawClient['send']) {
	const forbidden: string[] = []
	for (const [name, args] of Object.entries(demandedCommands)) {
		const refusal = await send(key, [name, ...args]).catch((error: unknown) => error)
		if (!(refusal instanceof ErrorReply) || !/^-?NOPERM\b/.test(refusal.message)) continue
		if (/\bkeys?\b/i.test(refusal.message)) return ['keys portal:*']
		forbidden.push(name.toUpperCase())
	}
	return forbidden
}

/** Logs in one sentence what the ACL of Redis forbids. */
async function findForbidden(send: RawClient['send']) {
	const forbidden = await listForbidden(send)
	if (forbidden.length > 0 && isDue(forbidden.join()))
		getLogger().error(`the ACL of Redis forbids the portal ${forbidden.join(', ')}`)
	return forbidden
}

/** A full Redis that evicts drops sessions and receipts while all is healthy. */
async function warnOfEviction(send: RawClient['send']) {
	const memory = await send(key, ['INFO', 'memory']).catch(() => '')
	const [, policy = 'noeviction'] = /^maxmemory_policy:([\w-]+)/m.exec(String(memory)) ?? []
	if (policy !== 'noeviction' && isDue('eviction'))
		getLogger().warn({ policy }, 'Redis drops records when it is full: maxmemory-policy must be noeviction')
}
