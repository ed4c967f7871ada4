/** Parsed form of REDIS_URL. */
export interface RedisAddress {
	kind: 'single' | 'cluster' | 'sentinel'
	isTls: boolean
	username?: string
	password?: string
	/** Nodes to start with: of a cluster, or the Sentinels. */
	nodes: { host: string; port: number }[]
	database?: number
	/** Name of the master that Sentinel watches, and the password of the Sentinels themselves. */
	master?: string
	sentinelPassword?: string
}

const pattern =
	/^(rediss?)(-cluster|-sentinel)?:\/\/(?:([^@/?#:]*)(?::([^@/?#]*))?@)?([^@/?#]+)(?:\/(\d*))?(?:\?([^#]*))?$/
const hostPattern = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i

/**
 * Reads `redis://`, `rediss://` (TLS), `redis-cluster://a,b,c` and Lettuce's `redis-sentinel://a,b,c/0?sentinelMasterId=x`;
 * undefined for anything else.
 */
export function parseRedisUrl(url: string): RedisAddress | undefined {
	const [, scheme, form = '', username, password, hosts = '', database, query] = pattern.exec(url) ?? []
	const kind = form === '-cluster' ? 'cluster' : form === '-sentinel' ? 'sentinel' : 'single'
	const nodes = hosts.split(',').flatMap((host) => readHost(host, kind === 'sentinel' ? 26379 : 6379))
	const parameters = new URLSearchParams(query)
	const address = {
		kind,
		isTls: scheme === 'rediss',
		username: decode(username),
		password: decode(password),
		nodes,
		database: database ? Number(database) : undefined,
		master: parameters.get('sentinelMasterId') ?? undefined,
		sentinelPassword: parameters.get('sentinelPassword') ?? undefined,
	} as const
	return scheme && nodes.length === hosts.split(',').length && isWhole(address) ? address : undefined
}

/** A cluster has one database, Sentinel demands a master, and a single Redis is one host. */
function isWhole({ kind, nodes, database, master }: RedisAddress) {
	if (kind === 'single') return nodes.length === 1
	return kind === 'cluster' ? !database : master !== undefined
}

function readHost(text: string, defaultPort: number) {
	const [, host, port] = hostPattern.exec(text) ?? []
	if (!host || Number(port ?? 0) > 65_535) return []
	return [{ host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? defaultPort) }]
}

/** A percent sign that encodes nothing is left as it is. */
function decode(text: string | undefined) {
	if (!text) return undefined
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
