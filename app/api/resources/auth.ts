import { flag, longTextIfKnown, requiredLongText, textIfKnown } from '#app/api/leaves'
import { number } from '#app/api/numbers'
import { defineObject } from '#app/api/wire'
import type { Output } from '#app/api/reader'

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
