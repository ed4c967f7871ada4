import { z } from 'zod/v4'
import { tokenPairSchema, type TokenPair } from '#app/api/resources/auth'

const minute = 60_000

export interface SlotValues {
	/** Tokens that wait for a yes of who is signed in as somebody else. */
	offer: TokenPair
	/** A sign-in that waits for its two-factor code [107]; `name` is what was typed. */
	pending: { accessToken: string; consumerId: string; twoFactorSetup: boolean; name?: string }
	/** The reset link that was followed: its token, and the score a new password needs. */
	reset: { token: string; minimum: number }
	/** A reset link was followed and its password saved; whose it was the API does not say. */
	renewed: true
	/** The token of a flow without login, and the consumer's id that came with it [A10]. */
	temporary: { action: string; id: string; token: string }
	/** What was posted after the session had ended: for the same consumer, at the same address. */
	kept: { owner: string; address: string; fields: [string, string][] }
}
export type SlotName = keyof SlotValues

type Slots = { [Name in SlotName]: { shape: z.ZodType<SlotValues[Name]>; life: number } }

const textSchema = z.string()

/** Records of their own beside the session's data, out of reach of pages; `life` in milliseconds. */
export const slots: Slots = {
	offer: { shape: tokenPairSchema, life: 10 * minute },
	pending: {
		shape: z.object({
			accessToken: textSchema,
			consumerId: textSchema,
			twoFactorSetup: z.boolean(),
			name: textSchema.optional(),
		}),
		life: 10 * minute,
	},
	reset: { shape: z.object({ token: textSchema, minimum: z.number() }), life: 60 * minute },
	renewed: { shape: z.literal(true), life: 60 * minute },
	temporary: {
		shape: z.object({ action: textSchema, id: textSchema, token: textSchema }),
		life: 60 * minute,
	},
	kept: {
		shape: z.object({
			owner: textSchema,
			address: textSchema,
			fields: z.array(z.tuple([textSchema, textSchema])),
		}),
		life: 60 * minute,
	},
}
