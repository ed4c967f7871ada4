import { getConfig, isLoopback } from '#app/config/config.server'
import { getLogger } from '#app/config/log.server'
import { lookUp } from '#app/lib/look-up'
import { parseUrl } from '#app/lib/parse-url'
import { isFirstTold } from './log-losses.server'
import { embeddedOrigin } from './transport.server'

/** The address if it is https, or http on this machine while the API is there too; else undefined (contract §2). */
export function findUsableUrl(address: string | undefined): URL | undefined {
	const url = address === undefined ? undefined : parseUrl(address)
	if (!url) return undefined
	if (url.protocol === 'https:' || url.origin === embeddedOrigin) return url
	const api = getConfig().API_URL
	const isLocal = api === undefined || isLoopback(api)
	return url.protocol === 'http:' && isLocal && isLoopback(url.href) ? url : undefined
}

/**
 * Address of a payment page on a host in PAYMENT_HOSTS. The bank page of the embedded API has an address of the
 * portal.
 */
export function findPaymentUrl(address: string | undefined): string | undefined {
	const url = findAllowedUrl(address, 'PAYMENT_HOSTS')
	return url?.origin === embeddedOrigin ? demoPath(url, '/bank/') : url?.href
}

/** Address of a data-sharing partner. The partner page of the embedded API has an address of the portal. */
export function findSharingUrl(address: string | undefined): string | undefined {
	const url = findUsableUrl(address)
	return url?.origin === embeddedOrigin ? demoPath(url, '/partners/') : url?.href
}

/**
 * Address allowed in a frame: on a host in IWIZE_HOSTS, and never on the portal's own origin, where a sandbox would
 * not hold. The form of the embedded API uses the other name of this machine.
 */
export function findFrameUrl(address: string | undefined, own: URL): URL | undefined {
	const url = findAllowedUrl(address, 'IWIZE_HOSTS')
	if (url?.origin === embeddedOrigin) return demoFrame(demoPath(url, '/partners/'), own)
	return url?.host === own.host ? undefined : url
}

/** A refused host is told once: clients read only that something is unknown. */
function findAllowedUrl(address: string | undefined, setting: 'IWIZE_HOSTS' | 'PAYMENT_HOSTS') {
	const url = findUsableUrl(address)
	const hosts = getConfig()[setting]
	const isAmong = (hostname: string) => hosts.length === 0 || hosts.includes(hostname)
	if (url && (url.origin === embeddedOrigin || isAmong(url.hostname))) return url
	const { protocol, host = '' } = (address === undefined ? undefined : parseUrl(address)) ?? {}
	if (host && isFirstTold({ method: 'GET', path: '' }, host, setting))
		getLogger().warn({ setting, protocol, host }, 'an address of a payment or a frame is refused')
	return undefined
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
