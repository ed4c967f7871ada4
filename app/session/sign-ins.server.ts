import { z } from 'zod/v4'
import { defineMap } from './define-map'
import { defineRecord } from './define-record.server'
import { openConsumerRecords } from './records.server'
import type { SignedInConsumer } from './session-data'
import type { SessionStore } from './store.server'

const life = 8 * 3600_000

const deviceSchema = z.object({ browser: z.string().optional(), system: z.string().optional() })
/** Browser and system from the user agent: "Firefox", "Windows". */
export type Device = z.infer<typeof deviceSchema>

const signInSchema = deviceSchema.extend({
	since: z.number(),
	lastSeen: z.number(),
	/** Tokens in an address opened it. */
	byLink: z.boolean().optional(),
})
const storedSchema = defineMap(signInSchema)
type SignIns = z.infer<typeof storedSchema>

export const signInsRecord = defineRecord<SignIns>({
	name: 'sign-ins',
	version: 1,
	schema: storedSchema,
	life,
})

/** `owner` is the hash of the session id. */
export async function addSignIn(
	store: SessionStore,
	consumer: SignedInConsumer,
	{ owner, device, byLink, now }: { owner: string; device: Device; byLink?: boolean; now: number },
) {
	await signInsRecord.of(openConsumerRecords(store, consumer, () => now)).upsert({}, (all) => {
		const alive = Object.entries(all).filter(([, { since }]) => since + life > now)
		return { ...Object.fromEntries(alive), [owner]: { ...device, byLink, since: now, lastSeen: now } }
	})
}

export async function touchSignIn(
	store: SessionStore,
	consumer: SignedInConsumer,
	owner: string,
	now: number,
) {
	await signInsRecord.of(openConsumerRecords(store, consumer)).update((all) => {
		const one = all[owner]
		return one && { ...all, [owner]: { ...one, lastSeen: now } }
	})
}

export async function removeSignIn(store: SessionStore, consumer: SignedInConsumer, owner: string) {
	const record = signInsRecord.of(openConsumerRecords(store, consumer))
	await record.update(({ [owner]: removed, ...rest }) => removed && rest)
}

/** Sign-ins with a live session, by session hash. */
export async function listSignIns(store: SessionStore, consumer: Pick<SignedInConsumer, 'id' | 'branch'>) {
	const all = Object.entries((await signInsRecord.of(openConsumerRecords(store, consumer)).read()) ?? {})
	const alive = await Promise.all(all.map(([owner]) => store.read(owner, 'session')))
	return all.filter((_, index) => alive[index]).map(([owner, facts]) => ({ owner, ...facts }))
}
