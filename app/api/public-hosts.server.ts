import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { openConnections } from './connections.server'

/** Local, private and reserved networks. @see IANA special-purpose address registries */
const closed4 = listOf('ipv4', [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
])

/** Addresses that embed IPv4 (mapped, NAT64) are outside this block. */
const open6 = listOf('ipv6', [['2000::', 3]])
const closed6 = listOf('ipv6', [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
])

function listOf(kind: 'ipv4' | 'ipv6', nets: readonly (readonly [net: string, prefix: number])[]) {
	const list = new BlockList()
	for (const [net, prefix] of nets) list.addSubnet(net, prefix, kind)
	return list
}

/** False for local and private addresses in any notation. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 4) return !closed4.check(address, 'ipv4')
	return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/** Connects to the resolved address, so the name cannot resolve differently after the check. */
const lookUpPublic: LookupFunction = (name, options, callback) => {
	lookup(name, { ...options, all: true }, (error, addresses = []) => {
		const [first] = addresses
		if (error || !first) return callback(error ?? refusal(), '')
		if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(refusal(), '')
		return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
	})
}

function refusal() {
	return Object.assign(new Error('leads to a private network'), { code: 'EPRIVATE' })
}

const connect = buildConnector({ timeout: 5_000, lookup: lookUpPublic })

/** Refuses other addresses before sending anything. */
export const publicConnections = openConnections({
	connections: 32,
	connect: (options, connected) => {
		// Numeric addresses are not resolved.
		if (isIP(options.hostname) && !isPublicAddress(options.hostname)) connected(refusal(), null)
		else connect(options, connected)
	},
})
