import { isIP } from 'node:net'

/**
 * Whose request it is: the socket's end, or behind trusted proxies the last hop of X-Forwarded-For that is none of
 * them. What stands before that hop is hearsay. An IPv6 address is cut to its /64, which is one household.
 */
export function clientAddress(
	socket: string | undefined,
	forwardedFor: string | undefined,
	isTrusted: (address: string) => boolean,
): string | undefined {
	let address = socket === undefined ? undefined : readAddress(socket)
	const hops = (forwardedFor ?? '').split(',').reverse()
	for (const hop of hops) {
		const next = readAddress(hop.trim())
		if (address === undefined || !isTrusted(address) || next === undefined) break
		address = next
	}
	return address === undefined ? undefined : networkOf(address)
}

/** An address without port and brackets; IPv4 within IPv6 as IPv4. Undefined for what is none. */
function readAddress(text: string) {
	const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
	const address = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
	return isIP(address) ? address : undefined
}

function networkOf(address: string) {
	if (isIP(address) === 4) return address
	const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
	const groups = head === '' ? [] : head.split(':')
	const rest = tail ? tail.split(':') : []
	const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
	return `${[...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':')}::/64`
}
