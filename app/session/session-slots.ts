import { z } from 'zod/v4'
import { tokenPairSchema, type TokenPair } from '#app/api/resources/auth'
import { defineRecord, type RecordKind } from './define-record.server'

/** Who told for an action point who they are. */
export interface KnownGuest {
	action: string
	id: string
	token: string
}

export interface SlotValues {
	/** The token pair of an address, which waits until a branch is chosen (contract §8). */
	pair: TokenPair
	/** Tokens that wait for a yes of who is signed in as somebody else. */
	offer: TokenPair
	/** A sign-in that waits for its two-factor code [107]; `name` is what was typed. */
	pending: { accessToken: string; consumerId: string; twoFactorSetup: boolean; name?: string }
	/** The reset link that was followed: its token, and the score a new password needs. */
	reset: { token: string; minimum: number }
	/** A reset link was followed and its password saved; whose it was the API does not say. */
	renewed: true
	/** The token of each flow without login, and the consumer's id that came with it [A10]. */
	temporary: KnownGuest[]
	/** What was posted after the session had ended: for the same consumer, at the same address. */
	kept: { owner: string; address: string; fields: [string, string][] }
}
export type SlotName = keyof SlotValues

type Slots = { [Name in SlotName]: RecordKind<SlotValues[Name]> }

const textSchema = z.string()
const pendingSchema = z.object({
	accessToken: textSchema,
	consumerId: textSchema,
	twoFactorSetup: z.boolean(),
	name: textSchema.optional(),
})
const knownGuestSchema = z.object({ action: textSchema, id: textSchema, token: textSchema })
const keptSchema = z.object({
	owner: textSchema,
	address: textSchema,
	fields: z.array(z.tuple([textSchema, textSchema])),
})

/** Records of their own beside the session's data, out of reach of pages. */
export const slots: Slots = {
	pair: defineSlot('pair', tokenPairSchema, 10),
	offer: defineSlot('offer', tokenPairSchema, 10),
	pending: defineSlot('pending', pendingSchema, 10),
	reset: defineSlot('reset', z.object({ token: textSchema, minimum: z.number() }), 60),
	renewed: defineSlot('renewed', z.literal(true), 60),
	temporary: defineRecord<KnownGuest[]>({
		name: 'temporary',
		version: 2,
		schema: z.array(knownGuestSchema),
		older: { 1: knownGuestSchema.transform((guest) => [guest]) },
		life: 60 * 60_000,
	}),
	kept: defineSlot('kept', keptSchema, 60),
}

function defineSlot<T>(name: SlotName, schema: z.ZodType<T>, minutes: number) {
	return defineRecord<T>({ name, version: 1, schema, life: minutes * 60_000 })
}
