import type { z } from 'zod/v4'
import { flag, number, record, requiredText, text } from '#app/api/wire'

/** @see spec 1 §3 Token pair */
export const tokenPair = record({ accessToken: requiredText, refreshToken: requiredText })
export type TokenPair = z.output<typeof tokenPair>

/** @see spec 1 §3 Auth result */
export const authResult = record({
	accessToken: requiredText,
	refreshToken: text,
	twoFactor: flag,
	twoFactorSetup: flag,
	consumerId: text,
})
export type AuthResult = z.output<typeof authResult>

/** @see spec 3 §3 Product-action login result; without id and token it is a refusal (contract §2) */
export const productActionLogin = record({ id: text, token: text, code: text, lockedTimeRemaining: number })
