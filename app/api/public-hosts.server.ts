import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { openConnections } from './connections.server'

/** What leads to this machine, a private network or nowhere. @see the special-purpose registries of IANA */
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

/** All that is in use on the internet: what carries an IPv4 address (mapped, NAT64) is outside it. */
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

/** Whether an IP address is one of the internet: none of this machine or of a private network, in whatever form. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 4) return !closed4.check(address, 'ipv4')
	return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/** What is found is what is connected to: a name cannot lead elsewhere once it was judged. */
const lookUpPublic: LookupFunction = (name, options, found) => {
	lookup(name, { ...options, all: true }, (error, addresses = []) => {
		const [first] = addresses
		if (error || !first) return found(error ?? refusal(), '')
		if (!addresses.every(({ address }) => isPublicAddress(address))) return found(refusal(), '')
		return options.all ? found(null, addresses) : found(null, first.address, first.family)
	})
}

function refusal() {
	return Object.assign(new Error('leads to a private network'), { code: 'EPRIVATE' })
}

const connect = buildConnector({ timeout: 5_000, lookup: lookUpPublic })

/** Connects to addresses of the internet only; everything else is refused before a byte goes out. */
export const publicConnections = openConnections({
	connections: 32,
	connect: (options, connected) => {
		// An address in digits is never looked up.
		if (isIP(options.hostname) && !isPublicAddress(options.hostname)) connected(refusal(), null)
		else connect(options, connected)
	},
})
