import type { z } from 'zod/v4'
import { flag, record, requiredText, text } from '#app/api/wire'

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
