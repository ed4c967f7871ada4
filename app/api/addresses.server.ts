import { getConfig, isLoopback } from '#app/config/config.server'
import { embeddedOrigin } from './transport.server'

/** The address when the portal may use it, else undefined: https, or http on this machine while the API is there too (contract §2). */
export function usableAddress(address: string | undefined): URL | undefined {
	if (address === undefined || !URL.canParse(address)) return undefined
	const url = new URL(address)
	if (url.protocol === 'https:' || url.origin === embeddedOrigin) return url
	const api = getConfig().API_URL
	const isLocal = api === undefined || isLoopback(api)
	return url.protocol === 'http:' && isLocal && isLoopback(address) ? url : undefined
}

/** The path of an address that the API itself serves; undefined for any other host. */
export function pathAtApi(url: URL): string | undefined {
	const base = getConfig().API_URL
	const origin = base ? new URL(base).origin : embeddedOrigin
	return url.origin === origin ? url.pathname + url.search : undefined
}

/**
 * Where a payment is made: a usable address on a host that PAYMENT_HOSTS allows; the bank page of the embedded API stands
 * at an address of our own.
 */
export function paymentAddress(address: string | undefined): string | undefined {
	const url = usableAddress(address)
	if (!url) return undefined
	const { API_URL, PAYMENT_HOSTS } = getConfig()
	if (url.origin === embeddedOrigin)
		return API_URL === undefined && url.pathname.startsWith('/bank/') ? url.pathname : undefined
	return PAYMENT_HOSTS.length === 0 || PAYMENT_HOSTS.includes(url.hostname) ? url.href : undefined
}
