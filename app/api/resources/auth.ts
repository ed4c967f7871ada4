import { flag, longTextIfKnown, requiredLongText, textIfKnown } from '#app/api/leaves'
import { number } from '#app/api/numbers'
import { defineObject } from '#app/api/wire'
import { type Output, defineRequired, mapReader } from '#app/api/reader'

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

/** @see [122] */
export const passwordPolicySchema = defineObject({ minimumPasswordStrength: number })

/** @see [106] */
export const tokenPairSchema = defineObject({ accessToken: requiredLongText, refreshToken: requiredLongText })
export type TokenPair = Output<typeof tokenPairSchema>

/** @see [106] */
export const authResultSchema = defineObject({
	accessToken: requiredLongText,
	refreshToken: longTextIfKnown,
	twoFactor: flag,
	twoFactorSetup: flag,
	consumerId: textIfKnown,
})
export type AuthResult = Output<typeof authResultSchema>

/** @see [637]; without id and token it is a refusal (contract §2) */
export const productActionLoginSchema = defineObject({
	id: textIfKnown,
	token: longTextIfKnown,
	code: textIfKnown,
	lockedTimeRemaining: number,
})
