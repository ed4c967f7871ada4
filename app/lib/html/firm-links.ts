import { findMailHref, findPhoneHref } from '#app/lib/contact-href'

/**
 * The address of a firm's link as https, mailto or tel; undefined for relative ones, other schemes and addresses that
 * lead nowhere. It never resolves to an address of this portal.
 */
export function findFirmHref(href: string): string | undefined {
	const address = href.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|[\0- ]+$/g, '')
	if (/^www\./i.test(address)) return findHttpsHref(`https://${address}`)
	if (/^[\\/]{2}/.test(address)) return findHttpsHref(`https:${address}`)
	const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(address) ?? []
	switch (scheme.toLowerCase()) {
		case 'http':
		case 'https':
			return findHttpsHref(address)
		case 'mailto':
			return findMailHref(unwrapAddress(rest))
		case 'tel':
			return findPhoneHref(unwrapAddress(rest))
		case '':
			return findMailHref(address)
		default:
			return undefined
	}
}

function findHttpsHref(address: string) {
	if (!URL.canParse(address)) return undefined
	const url = new URL(address)
	url.protocol = 'https:'
	const isPublicName = /[^.]\.[^.]/.test(url.hostname)
	return isPublicName && url.username === '' && url.password === '' ? url.href : undefined
}

/** The address alone of `//info@kantoor.nl`, `Kantoor <info@kantoor.nl>` and parts after `?` or `;`. */
function unwrapAddress(text: string) {
	const [plain = ''] = decode(text.replace(/[?;].*$/s, ''))
		.replace(/^\/\//, '')
		.split(/[?;]/)
	return /<([^<>]*)>\s*$/.exec(plain)?.[1] ?? plain
}

function decode(text: string) {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
