import { z } from 'zod/v4'
import { defineObject, text } from '#app/api/wire'

/** 200 KB in base64, with the header. */
const longest = 280_000
const imageUri = /^data:image\/(png|jpe?g|gif|webp|svg\+xml)(;charset=[\w-]+)?;base64,[a-z0-9+/]+={0,2}$/i

/** A QR code, and its secret in base32 for manual entry. @see contract §2 */
export const twoFactorQrSchema = defineObject({
	image: z
		.string()
		.transform((image) => image.replace(/\s/g, ''))
		.pipe(z.string().max(longest).regex(imageUri)),
	secret: text.transform((typed) => {
		const letters = typed?.replace(/[\s=-]/g, '').toUpperCase()
		return letters && /^[A-Z2-7]+$/.test(letters) ? letters : undefined
	}),
})
