import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { AppLoadContext } from '@remix-run/node'
import type { Context } from 'hono'
import { newArrival, type Arrival } from '#app/context.server'
import { getConfig } from '#app/config/config.server'
import { clientAddress } from './client-address'

export interface Facts {
	Bindings: Partial<HttpBindings>
	Variables: {
		arrival: Arrival
		/** Remix's object of this request: what was made for it once is found by it. */
		loadContext: AppLoadContext
	}
}

/** What is known of a request before it is judged; `X-Forwarded-*` counts only from a listed proxy. */
export function readFacts(c: Context<Facts>) {
	const socket = c.env.incoming?.socket.remoteAddress
	const forwarded = isTrustedProxy(socket)
	const protocol = forwarded ? c.req.header('X-Forwarded-Proto') : undefined
	const host = (forwarded ? c.req.header('X-Forwarded-Host') : undefined) ?? c.req.header('Host') ?? ''
	const address = clientAddress(socket, c.req.header('X-Forwarded-For'), isTrustedProxy)
	return { arrival: newArrival(protocol === 'https', address), host }
}

let proxies: BlockList | undefined

function isTrustedProxy(address: string | undefined) {
	if (!address || getConfig().TRUSTED_PROXIES.length === 0) return false
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

/** The host name without its port, when the header is well-formed and listed; undefined otherwise. */
export function allowedHost(host: string) {
	const name = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase()
	return name !== undefined && getConfig().ALLOWED_HOSTS.includes(name) ? name : undefined
}
