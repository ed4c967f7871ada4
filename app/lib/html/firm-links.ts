import { findMailHref, findPhoneHref } from '#app/lib/contact-href'
import { parseUrl } from '#app/lib/parse-url'

/**
 * The address of a firm's link as https, mailto or tel; undefined for relative ones, other schemes and addresses that
 * lead nowhere. It never resolves to an address of this portal.
 */
export function findFirmHref(href: string): string | undefined {
	const address = href.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|(?<![\0- ])[\0- ]+$/g, '')
	if (/^www\./i.test(address)) return findSecuredHref(`//${address}`)
	const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(address) ?? []
	switch (scheme.toLowerCase()) {
		case 'http':
			return findSecuredHref(rest)
		case 'https':
			return findHttpsHref(rest)
		case 'mailto':
			return findMailHref(unwrapAddress(rest))
		case 'tel':
			return findPhoneHref(unwrapNumber(rest))
		case '':
			return findMailHref(address)
		default:
			return undefined
	}
}

/** An address without TLS: what answers on a port of its own has none there. */
function findSecuredHref(rest: string) {
	const href = findHttpsHref(rest)
	return href !== undefined && parseUrl(href)?.port === '' ? href : undefined
}

function findHttpsHref(rest: string) {
	const address = rest.replace(/^[\\/]*/, '').replace(/^([^/?#]*):80(?=[/?#]|$)/, (_, host: string) => host)
	const href = `https://${address}`
	const url = parseUrl(href)
	if (!url) return undefined
	const { hostname, username, password } = url
	const isPublicName = /[^.]\.[^.]/.test(hostname)
	return isPublicName && username === '' && password === '' ? href : undefined
}

/** The address alone of `//info@kantoor.nl`, `Kantoor <info@kantoor.nl>` and parts after `?` or `;`. */
function unwrapAddress(text: string) {
	const [plain = ''] = decode(text.replace(/[?;].*$/s, ''))
		.replace(/^\/\//, '')
		.split(/[?;]/)
	return /<([^<>]*)>\s*$/.exec(plain)?.[1] ?? plain
}

/** A number with its inner line, without the other parameters of RFC 3966. */
function unwrapNumber(text: string) {
	const [number = '', ...parts] = decode(text.replace(/\?.*$/s, '')).replace(/^\/\//, '').split(';')
	const line = parts.find((part) => /^ext=\d+$/i.test(part))
	return line === undefined ? number : `${number};${line}`
}

function decode(text: string) {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
