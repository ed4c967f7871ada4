import { z } from 'zod/v4'
import { tokenPair } from '#app/api/resources/auth'

const minute = 60_000

/** Records of their own beside the session's data: what each holds, and for how long (milliseconds). */
export const slots = {
	/** Tokens that wait for a yes of who is signed in as somebody else. */
	offer: { shape: tokenPair, life: 10 * minute },
	/** The reset link that was followed: its token, and the score a new password needs. */
	reset: { shape: z.object({ token: z.string(), minimum: z.number() }), life: 60 * minute },
}

export type SlotName = keyof typeof slots
export type SlotValue<Name extends SlotName> = z.infer<(typeof slots)[Name]['shape']>
