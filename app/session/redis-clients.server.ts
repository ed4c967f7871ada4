import {
	ClientOfflineError,
	createClient,
	createCluster,
	createSentinel,
	type RedisClientOptions,
} from '@redis/client'
import type { RedisAddress } from '#app/config/redis-address'

/** Commands of one connection, for a single Redis, a cluster and Sentinel alike. */
export interface RawClient {
	isReady: () => boolean
	/** Resolves once it can be used; may reject when nobody answers. */
	connect: () => Promise<unknown>
	destroy: () => unknown
	hDel: (key: string, field: string) => Promise<number>
	hKeys: (key: string) => Promise<string[]>
	eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>
	/** Keys that match, in pages; a key may come twice. */
	scan: (pattern: string) => AsyncIterable<string[]>
	/** Sends a command to the node that has the key. */
	send: (key: string, command: string[]) => Promise<unknown>
}

type OnFault = (error: Error) => void

export function openRawClient(address: RedisAddress, onFault: OnFault): RawClient {
	if (address.kind === 'cluster') return openCluster(address, onFault)
	return address.kind === 'sentinel' ? openSentinel(address, onFault) : openSingle(address, onFault)
}

function openSingle(address: RedisAddress, onFault: OnFault): RawClient {
	const { database, nodes } = address
	const [node] = nodes
	const options = listOptions(address)
	const client = createClient({ ...options, database, socket: { ...options.socket, ...node } })
	client.on('error', onFault)
	return wrapClient(client, {
		isReady: () => client.isReady,
		scan: (pattern) => client.scanIterator(scanFor(pattern)),
		send: (_, command) => client.sendCommand(command),
	})
}

function openCluster(address: RedisAddress, onFault: OnFault): RawClient {
	const cluster = createCluster({
		rootNodes: address.nodes.map((socket) => ({ socket })),
		defaults: listOptions(address),
		// A node that is down would keep the others from being used: `connect` waits for each it connects to.
		minimizeConnections: true,
		topologyRefreshOnReconnectionAttemptStrategy: 1_000,
	})
	cluster.on('error', onFault).on('node-error', onFault)
	// It counts as open before it knows its nodes.
	let isReady = false
	cluster.on('connect', () => (isReady = true))
	return wrapClient(cluster, {
		isReady: () => isReady && cluster.isOpen,
		async *scan(pattern) {
			for (const master of cluster.masters) {
				const node = await cluster.nodeClient(master)
				yield* node.scanIterator(scanFor(pattern))
			}
		},
		send: (key, command) => cluster.sendCommand(key, false, command),
	})
}

function openSentinel(address: RedisAddress, onFault: OnFault): RawClient {
	const { master = '', nodes, sentinelPassword, database } = address
	const options = listOptions(address)
	const sentinel = createSentinel({
		name: master,
		sentinelRootNodes: nodes,
		nodeClientOptions: { ...options, database },
		sentinelClientOptions: { ...options, username: undefined, password: sentinelPassword },
		passthroughClientErrorEvents: true,
		scanInterval: 2_000,
	})
	sentinel.on('error', onFault)
	sentinel.on('client-error', ({ error }: { error: Error }) => onFault(error))
	const client = wrapClient(sentinel, {
		isReady: () => sentinel.isReady,
		scan: (pattern) => sentinel.scanIterator(scanFor(pattern)),
		send: (_, command) => sentinel.sendCommand(false, command),
	})
	return {
		...client,
		hDel: (...input) => client.hDel(...input).catch(describeChange),
		hKeys: (...input) => client.hKeys(...input).catch(describeChange),
		eval: (...input) => client.eval(...input).catch(describeChange),
	}
}

/** While the master changes, the package has no connection and reads a member of undefined. */
function describeChange(error: unknown): never {
	if (error instanceof TypeError) throw new ClientOfflineError()
	throw error
}

type Commands = Pick<RawClient, 'connect' | 'destroy' | 'hDel' | 'hKeys' | 'eval'>

function wrapClient(client: Commands, own: Pick<RawClient, 'isReady' | 'scan' | 'send'>): RawClient {
	return {
		...own,
		connect: () => client.connect(),
		destroy: () => client.destroy(),
		hDel: (key, field) => client.hDel(key, field),
		hKeys: (key) => client.hKeys(key),
		eval: (script, options) => client.eval(script, options),
	}
}

const scanFor = (pattern: string) => ({ MATCH: pattern, COUNT: 500 })

function listOptions({ isTls, username, password }: RedisAddress) {
	return {
		username,
		password,
		// Requests fail at once while Redis is unavailable, instead of waiting.
		disableOfflineQueue: true,
		// Saves commands that a user of the ACL would need.
		disableClientInfo: true,
		maintNotifications: 'disabled' as const,
		// An idle connection counts as dead without traffic, so it is pinged.
		pingInterval: 2_000,
		socket: {
			...(isTls && { tls: true as const }),
			connectTimeout: 2_000,
			socketTimeout: 5_000,
			reconnectStrategy: (retries: number) => Math.min(retries * 50, 1_000),
		},
	} satisfies RedisClientOptions
}
