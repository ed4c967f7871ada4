import { createHmac, timingSafeEqual } from 'node:crypto'
import { usableAddress } from '#app/api/addresses.server'
import { getConfig } from '#app/config/config.server'
import { paths } from '#app/paths'

const dataImage = /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]+$/

function signatureOf(name: string) {
	return createHmac('sha256', getConfig().SESSION_SECRET).update(`image ${name}`).digest('base64url')
}

/** Where the browser finds an image that the API names: on this portal, signed so that no other address is fetched. */
export function imageLink(address: string | undefined): string | undefined {
	if (address && dataImage.test(address)) return address
	const url = usableAddress(address)
	if (!url) return undefined
	const name = Buffer.from(url.href).toString('base64url')
	return paths.image(`${name}.${signatureOf(name)}`)
}

/** The address that a name of `imageLink` stands for; undefined when the signature is not ours. */
export function findImageAddress(signedName: string): URL | undefined {
	const [name = '', signature = ''] = signedName.split('.')
	const given = Buffer.from(signature)
	const expected = Buffer.from(signatureOf(name))
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
	return new URL(Buffer.from(name, 'base64url').toString())
}
