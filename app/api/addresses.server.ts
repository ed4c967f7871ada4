import { getConfig, isLoopback } from '#app/config/config.server'
import { lookUp } from '#app/lib/look-up'
import { embeddedOrigin } from './transport.server'

/** The address when the portal may use it, else undefined: https, or http on this machine while the API is there too (contract §2). */
export function findUsableUrl(address: string | undefined): URL | undefined {
	if (address === undefined || !URL.canParse(address)) return undefined
	const url = new URL(address)
	if (url.protocol === 'https:' || url.origin === embeddedOrigin) return url
	const api = getConfig().API_URL
	const isLocal = api === undefined || isLoopback(api)
	return url.protocol === 'http:' && isLocal && isLoopback(address) ? url : undefined
}

/**
 * Where a payment is made: a usable address on a host that PAYMENT_HOSTS allows; the bank page of the embedded API stands
 * at an address of our own.
 */
export function findPaymentUrl(address: string | undefined): string | undefined {
	const url = findUsableUrl(address)
	if (!url) return undefined
	if (url.origin === embeddedOrigin) return demoPath(url, '/bank/')
	return isAmong(getConfig().PAYMENT_HOSTS, url) ? url.href : undefined
}

/** Where sharing data begins: a usable address; the partner that the embedded API plays stands at an address of our own. */
export function findSharingUrl(address: string | undefined): string | undefined {
	const url = findUsableUrl(address)
	return url?.origin === embeddedOrigin ? demoPath(url, '/partners/') : url?.href
}

/**
 * What may stand in a frame of the page at `own`: a usable address on a host that IWIZE_HOSTS allows, never on our own,
 * where no sandbox would hold it. The form that the embedded API plays is asked under the other name of this machine.
 */
export function findFrameUrl(address: string | undefined, own: URL): URL | undefined {
	const url = findUsableUrl(address)
	if (!url) return undefined
	if (url.origin === embeddedOrigin) return demoFrame(demoPath(url, '/partners/'), own)
	return url.host !== own.host && isAmong(getConfig().IWIZE_HOSTS, url) ? url : undefined
}

function isAmong(hosts: readonly string[], { hostname }: URL) {
	return hosts.length === 0 || hosts.includes(hostname)
}

function demoPath({ pathname }: URL, folder: string) {
	return getConfig().API_URL === undefined && pathname.startsWith(folder) ? pathname : undefined
}

const twins: Partial<Record<string, string>> = {
	localhost: '127.0.0.1',
	'127.0.0.1': 'localhost',
	'[::1]': 'localhost',
}

function demoFrame(path: string | undefined, own: URL) {
	const twin = lookUp(twins, own.hostname)
	if (path === undefined || twin === undefined || !getConfig().ALLOWED_HOSTS.includes(twin)) return undefined
	const url = new URL(path, own)
	url.hostname = twin
	return url
}
