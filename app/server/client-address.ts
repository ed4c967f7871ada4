import { isIP } from 'node:net'

/** Characters of a host or an address, with its port and some blanks; a longer value is none. */
const longestHop = 300

/** How a request came here: from whom, and over how many trusted proxies. */
interface Origin {
	/** An IPv6 address is cut to its /64, which is one household; undefined where the server knows none. */
	address?: string
	proxies: number
}

/**
 * The socket's end, or behind trusted proxies the last hop of X-Forwarded-For that is none of them. What stands before
 * that hop is hearsay.
 */
export function readHops(
	socket: string | undefined,
	forwardedFor: string | undefined,
	isTrusted: (address: string) => boolean,
): Origin {
	let address = socket === undefined ? undefined : readAddress(socket)
	let proxies = address !== undefined && isTrusted(address) ? 1 : 0
	for (const hop of listFromEnd(forwardedFor ?? '')) {
		const next = readAddress(hop)
		if (address === undefined || !isTrusted(address) || next === undefined) break
		address = next
		if (isTrusted(address)) proxies += 1
	}
	return { address: address === undefined ? undefined : networkOf(address), proxies }
}

/**
 * What the outermost trusted proxy said in a header that each may add to or write anew; undefined where none is trusted
 * or none said anything. What a client wrote stands before it.
 */
export function readForwarded(header: string | undefined, proxies: number): string | undefined {
	let [last, count] = ['', 0]
	for (const value of listFromEnd(header ?? '')) {
		if (count === proxies) break
		last = value
		count += 1
	}
	return last || undefined
}

/** The values of a list from its end; what nobody asks for is not split off. */
function* listFromEnd(header: string): Generator<string, void> {
	for (let end = header.length; end >= 0;) {
		const from = Math.max(0, end - longestHop)
		const comma = header.slice(from, end).lastIndexOf(',')
		if (comma < 0 && from > 0) {
			yield ''
			return
		}
		yield header.slice(from + comma + 1, end).trim()
		end = comma < 0 ? -1 : from + comma
	}
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
