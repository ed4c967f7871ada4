import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { AppLoadContext } from '@remix-run/node'
import type { Context } from 'hono'
import { createRequestFacts, type RequestFacts } from '#app/request/request-facts'
import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { parseUrl } from '#app/lib/parse-url'

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

export interface ServerEnv {
	Bindings: Partial<HttpBindings>
	Variables: {
		requestFacts: RequestFacts
		/** Remix's object per request; caches use it as key. */
		loadContext: AppLoadContext
		routeId: string | undefined
		pattern: string | undefined
	}
}

/** Reads facts before any check. `url` is the public address, undefined for an unknown host. Only listed proxies may send X-Forwarded-*. */
export function readRequestFacts(c: Context<ServerEnv>) {
	const { address, proxies } = readOrigin(c)
	const secure = readForwarded(c.req.header('X-Forwarded-Proto'), proxies)?.toLowerCase() === 'https'
	const host = readForwarded(c.req.header('X-Forwarded-Host'), proxies) ?? targetHost(c)
	if (proxies === 0) warnOfHearsay(c)
	else if (!c.req.header('X-Forwarded-For')) warnOfSilence(c)
	const requestFacts = createRequestFacts(secure, address, proxies === 0 ? {} : readTrace(c))
	const isReadable = isAllowed(host) && parseUrl(c.req.url) !== undefined
	return {
		requestFacts,
		host,
		url: isReadable ? publicUrl(c.req.url, host, requestFacts.secure) : undefined,
	}
}

export function readOrigin(c: Context<ServerEnv>) {
	const socket = c.env.incoming?.socket.remoteAddress
	return readHops(socket, c.req.header('X-Forwarded-For'), isTrustedProxy)
}

function readTrace(c: Context<ServerEnv>) {
	const [requestId, traceparent] = [c.req.header('X-Request-Id'), c.req.header('Traceparent')]
	return {
		requestId: /^[\w.-]{8,64}$/.test(requestId ?? '') ? requestId : undefined,
		traceparent: isTraceparent(traceparent) ? traceparent : undefined,
	}
}

/** W3C format, version 00; ids of zeros are invalid. */
export function isTraceparent(header = '') {
	return /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/.test(header)
}

let hasWarned = false

/** Logged once: behind a forgotten proxy all clients share one address. */
function warnOfHearsay(c: Context<ServerEnv>) {
	if (hasWarned || !['For', 'Proto', 'Host'].some((part) => c.req.header(`X-Forwarded-${part}`))) return
	hasWarned = true
	getLogger().warn('X-Forwarded-* from who is not in TRUSTED_PROXIES does not count')
}

let hasMissed = false

/** Logged once. Checks of health come from the machine itself. */
function warnOfSilence(c: Context<ServerEnv>) {
	if (hasMissed || ['/healthz', '/readyz'].includes(c.req.path)) return
	hasMissed = true
	getLogger().warn('a proxy of TRUSTED_PROXIES sends no X-Forwarded-For: all clients share its address')
}

/** An absolute request target takes precedence over Host (RFC 9112 §3.2.2). */
function targetHost(c: Context<ServerEnv>) {
	const line = c.env.incoming?.url ?? '/'
	if (line.startsWith('/')) return c.req.header('Host') ?? ''
	const { username, password, host } = new URL(c.req.url)
	return username || password ? '' : host
}

function publicUrl(url: string, host: string, secure: boolean) {
	const { pathname, search } = new URL(url)
	return new URL(`${secure ? 'https' : 'http'}://${host}`).origin + pathname + search
}

let proxies: BlockList | undefined

export function isTrustedProxy(address: string | undefined) {
	if (address === undefined || getConfig().TRUSTED_PROXIES.length === 0) return false
	proxies ??= listProxies(getConfig().TRUSTED_PROXIES)
	return proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function listProxies(addresses: readonly string[]) {
	const list = new BlockList()
	for (const entry of addresses) {
		const [address = '', prefix] = entry.split('/')
		const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
		if (prefix === undefined) list.addAddress(address, family)
		else list.addSubnet(address, Number(prefix), family)
	}
	return list
}

function isAllowed(host: string) {
	const name = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase()
	return (
		name !== undefined && getConfig().ALLOWED_HOSTS.includes(name) && parseUrl(`http://${host}`) !== undefined
	)
}
