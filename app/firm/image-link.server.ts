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

// The same few pictures come with every page; a secret, which only a restart changes, and a day make their links.
const links = new LRUCache<string, string>({ max: 1_000 })

/**
 * Where the browser finds an image that the API names: on this portal, signed so that no other address is fetched. It ends
 * with the day after today, so that it is the same all day and a browser keeps the picture.
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

/** The address behind a link of `createImageLink`; undefined in any other spelling of that link, or after its last day. */
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
