import { LRUCache } from 'lru-cache'
import { findUsableUrl } from '#app/api/addresses.server'
import { sign, verify } from '#app/config/seal.server'
import { paths } from '#app/paths'

const dataImage = /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]+$/

const purpose = 'image'

/** Days since 1970, in UTC. */
function today() {
	return Math.floor(Date.now() / 86_400_000)
}

// Links by image address: the same few images occur on every page. A link changes with the secret and the day.
const links = new LRUCache<string, string>({ max: 1_000 })

/**
 * A signed link on this portal to an image that the API names, so no other address is fetched. It is the same all day,
 * for browser caches, and expires after the next day.
 */
export function createImageLink(address: string | undefined): string | undefined {
	if (address && dataImage.test(address)) return address
	const lastDay = today() + 1
	const key = `${lastDay} ${address}`
	const known = links.get(key)
	if (known) return known
	const url = findUsableUrl(address)
	if (!url) return undefined
	const name = `${Buffer.from(url.href).toString('base64url')}.${lastDay}`
	const link = paths.image(`${name}.${sign(purpose, name)}`)
	links.set(key, link)
	return link
}

/** The address behind a link of `createImageLink`; undefined for any other spelling, or after it expired. */
export function findImageUrl({ url }: Pick<Request, 'url'>): URL | undefined {
	const { href, origin, pathname } = new URL(url)
	const [encoded = '', lastDay = '', signature = ''] = pathname
		.slice(pathname.lastIndexOf('/') + 1)
		.split('.')
	const name = `${encoded}.${lastDay}`
	const isExact = href === origin + paths.image(`${name}.${signature}`)
	if (!isExact || !verify(purpose, name, signature)) return undefined
	return today() > Number(lastDay) ? undefined : new URL(Buffer.from(encoded, 'base64url').toString())
}
