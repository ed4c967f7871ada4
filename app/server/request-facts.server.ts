import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { AppLoadContext } from '@remix-run/node'
import type { Context } from 'hono'
import { createRequestFacts, type RequestFacts } from '#app/request/request-facts'
import { getConfig } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { parseUrl } from '#app/lib/parse-url'
import { readForwarded, readHops } from './client-address'

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
