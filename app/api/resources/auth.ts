import type { z } from 'zod/v4'
import { flag, number, defineObject, requiredText, text } from '#app/api/wire'

/** @see [106] */
export const tokenPairSchema = defineObject({ accessToken: requiredText, refreshToken: requiredText })
export type TokenPair = z.output<typeof tokenPairSchema>

/** @see [106] */
export const authResultSchema = defineObject({
	accessToken: requiredText,
	refreshToken: text,
	twoFactor: flag,
	twoFactorSetup: flag,
	consumerId: text,
})
export type AuthResult = z.output<typeof authResultSchema>

/** @see [637]; without id and token it is a refusal (contract §2) */
export const productActionLoginSchema = defineObject({
	id: text,
	token: text,
	code: text,
	lockedTimeRemaining: number,
})
