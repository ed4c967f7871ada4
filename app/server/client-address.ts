import { isIP } from 'node:net'

/** Characters of an address with its port and blanks; longer values are ignored. */
const longestHop = 300

interface Origin {
	/** IPv6 is shortened to its /64, one household; undefined when the server does not know the address. */
	address?: string
	proxies: number
}

/** Returns the socket address or, behind trusted proxies, the last untrusted hop of X-Forwarded-For. Earlier hops can be forged. */
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

/** Returns the value that the outermost trusted proxy added to a header. Values before it can be forged. */
export function readForwarded(header: string | undefined, proxies: number): string | undefined {
	let [last, count] = ['', 0]
	for (const value of listFromEnd(header ?? '')) {
		if (count === proxies) break
		last = value
		count += 1
	}
	return last || undefined
}

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

function readAddress(text: string) {
	const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
	const [address = ''] = bare.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)
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
