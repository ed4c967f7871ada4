import { textIfKnown } from '#app/api/leaves'
import { defineObject } from '#app/api/wire'
import { defineRequired, mapReader } from '#app/api/reader'

/** 200 KB in base64, with the header. */
const longest = 280_000
const imageUri = /^data:image\/(png|jpe?g|gif|webp|svg\+xml)(;charset=[\w-]+)?;base64,[a-z0-9+/]+={0,2}$/i

/** A QR code, and its secret in base32 for manual entry. @see contract §2 */
export const twoFactorQrSchema = defineObject({
	image: defineRequired('image', (value) => {
		const image = typeof value === 'string' ? value.replace(/\s/g, '') : ''
		return image.length <= longest && imageUri.test(image) ? image : undefined
	}),
	secret: mapReader(textIfKnown, (typed) => {
		const letters = typed?.replace(/[\s=-]/g, '').toUpperCase()
		return letters && /^[A-Z2-7]+$/.test(letters) ? letters : undefined
	}),
})
