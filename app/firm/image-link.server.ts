import { LRUCache } from 'lru-cache'
import { findUsableUrl } from '#app/api/addresses.server'
import { sign, verify } from '#app/config/seal.server'
import { judgePicture, type PicturePlace } from '#app/lib/pictures/judge-picture'
import { paths } from '#app/paths'

const dataImage = /^data:(image\/(?:png|jpeg|gif|webp));base64,([\w+/=]+)$/

const purpose = 'image'

/** Days since 1970, in UTC. */
function today() {
	return Math.floor(Date.now() / 86_400_000)
}

// Links by image address: the same few images occur on every page. A link changes with the secret and the day.
const links = new LRUCache<string, string>({ max: 1_000 })
/** Links of pictures that cannot be shown, until they are tried again. */
const unusable = new LRUCache<string, true>({ max: 1_000 })
const isDataUsable = new LRUCache<string, boolean>({ max: 100 })

/**
 * A signed link on this portal to an image that the API names, so no other address is fetched. It is the same all day,
 * for browser caches, and expires after the next day. Undefined for a picture that could not be shown a moment ago.
 * `ground` is the colour behind a logo.
 */
export function createImageLink(
	address: string | undefined,
	place: PicturePlace = 'small',
	ground?: string,
): string | undefined {
	if (address && dataImage.test(address)) return fitsPlace(address, place) ? address : undefined
	const link = findLink(address, [place, ...(ground ? [ground.slice(1)] : [])].join('-'))
	return link === undefined || unusable.has(link) ? undefined : link
}

function findLink(address: string | undefined, place: string) {
	const lastDay = today() + 1
	const key = `${lastDay} ${place} ${address}`
	const known = links.get(key)
	if (known) return known
	const url = findUsableUrl(address)
	if (!url) return undefined
	// Links of older builds have no place.
	const mark = place === 'small' ? '' : `.${place}`
	const name = `${Buffer.from(url.href).toString('base64url')}.${lastDay}${mark}`
	const link = paths.image(`${name}.${sign(purpose, name)}`)
	links.set(key, link)
	return link
}

/** A picture within the address is part of every page. */
function fitsPlace(address: string, place: PicturePlace) {
	const key = `${place} ${address}`
	const known = isDataUsable.get(key)
	if (known !== undefined) return known
	const [, type = '', content = ''] = dataImage.exec(address) ?? []
	const fits = judgePicture(place, { type, body: Buffer.from(content, 'base64') }) === undefined
	isDataUsable.set(key, fits)
	return fits
}

/** Pages leave the picture of this link out for a while (ms). */
export function leaveOut({ url }: Pick<Request, 'url'>, ttl: number) {
	unusable.set(new URL(url).pathname, true, { ttl })
}

export interface LinkedImage {
	url: URL
	place: PicturePlace
	ground: string | undefined
}

/** The image behind a link of `createImageLink`; undefined for any other spelling, or after it expired. */
export function findLinkedImage({ url }: Pick<Request, 'url'>): LinkedImage | undefined {
	const { href, origin, pathname } = new URL(url)
	const parts = pathname.slice(pathname.lastIndexOf('/') + 1).split('.')
	const signature = parts.pop() ?? ''
	const name = parts.join('.')
	const [encoded = '', lastDay = '', mark = 'small'] = parts
	const isExact = href === origin + paths.image(`${name}.${signature}`)
	if (!isExact || !verify(purpose, name, signature)) return undefined
	if (today() > Number(lastDay)) return undefined
	const [place, ground] = mark.split('-')
	return {
		url: new URL(Buffer.from(encoded, 'base64url').toString()),
		place: place === 'logo' || place === 'header' ? place : 'small',
		ground: ground && `#${ground}`,
	}
}
