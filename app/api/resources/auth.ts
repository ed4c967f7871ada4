import type { z } from 'zod/v4'
import { flag, number, record, requiredText, text } from '#app/api/wire'

/** @see [106] */
export const tokenPair = record({ accessToken: requiredText, refreshToken: requiredText })
export type TokenPair = z.output<typeof tokenPair>

/** @see [106] */
export const authResult = record({
	accessToken: requiredText,
	refreshToken: text,
	twoFactor: flag,
	twoFactorSetup: flag,
	consumerId: text,
})
export type AuthResult = z.output<typeof authResult>

/** @see [637]; without id and token it is a refusal (contract §2) */
export const productActionLogin = record({ id: text, token: text, code: text, lockedTimeRemaining: number })
