import { z } from 'zod/v4'
import { listSignatures, sign } from '#app/config/seal.server'
import { defineMap } from './define-map'
import { defineRecord, listRecordKeys } from './define-record.server'
import { storeEndCause } from './ended-session.server'
import { openConsumerRecords, type Records } from './records.server'
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
type SignIn = z.infer<typeof signInSchema>
type SignIns = z.infer<typeof storedSchema>

export const signInsRecord = defineRecord<SignIns>({
	name: 'sign-ins',
	version: 1,
	schema: storedSchema,
	life,
})

/** Sign-ins in the record that each sign-in rewrites. */
const mostTogether = 10

/** A sign-in that no longer fits there has a record of its own, so that it can still be listed and ended. */
const olderSignInRecord = defineRecord<SignIn & { owner: string }>({
	name: 'older-sign-in',
	version: 1,
	schema: signInSchema.extend({ owner: z.string() }),
	life,
})

/** More records than that would make their list slow: the session that was unused for longest ends. */
const mostOlder = 120

type Consumer = Pick<SignedInConsumer, 'id' | 'branch'>

/** `owner` is the hash of the session id. */
export async function addSignIn(
	store: SessionStore,
	consumer: Consumer,
	{ owner, device, byLink, now }: { owner: string; device: Device; byLink?: boolean; now: number },
) {
	const records = openConsumerRecords(store, consumer, () => now)
	const moved = await moveOlder(store, records, now)
	await signInsRecord.of(records).upsert({}, (all) => {
		const left = Object.entries(all).filter(([key, { since }]) => since + life > now && !moved.has(key))
		return { ...Object.fromEntries(left), [owner]: { ...device, byLink, since: now, lastSeen: now } }
	})
}

/** Copies the sign-ins that make room for a new one, except ended ones. Returns both. */
async function moveOlder(store: SessionStore, records: Records, now: number) {
	const all = Object.entries((await signInsRecord.of(records).read()) ?? {})
	const alive = all.filter(([, { since }]) => since + life > now)
	const older = alive.sort(([, a], [, b]) => b.lastSeen - a.lastSeen).slice(mostTogether - 1)
	for (const [owner, facts] of older) {
		// Tokens are stored before the sign-in is listed, the session after it.
		if (!(await store.read(owner, 'tokens'))) continue
		await olderSignInRecord.of(records, keyOf(owner)).put({ ...facts, owner }, facts.since + life)
	}
	if (older.length > 0) await endUnused(store, records)
	return new Set(older.map(([owner]) => owner))
}

async function endUnused(store: SessionStore, records: Records) {
	const keys = listRecordKeys(await records.list(), olderSignInRecord.name)
	if (keys.length <= mostOlder) return
	const older = await readOlder(records, keys)
	for (const { owner } of older.sort((a, b) => b.lastSeen - a.lastSeen).slice(mostOlder)) {
		await storeEndCause(store, owner, 'elsewhere')
		await store.destroy(owner)
		for (const record of listOlder(records, owner)) await record.remove()
	}
}

async function readOlder(records: Records, keys: readonly string[]) {
	const older = await Promise.all(keys.map((key) => olderSignInRecord.of(records, key).read()))
	return older.flatMap((one) => one ?? [])
}

/** Names are readable in a dump, which must not show whose session one is. */
function keyOf(owner: string) {
	return sign('older sign-in', owner)
}

/** Also under older secrets. */
function listOlder(records: Records, owner: string) {
	return listSignatures('older sign-in', owner).map((key) => olderSignInRecord.of(records, key))
}

export async function touchSignIn(store: SessionStore, consumer: Consumer, owner: string, now: number) {
	const records = openConsumerRecords(store, consumer)
	const touched = await signInsRecord.of(records).update((all) => {
		const one = all[owner]
		return one && { ...all, [owner]: { ...one, lastSeen: now } }
	})
	if (touched) return
	for (const older of listOlder(records, owner)) await older.update((one) => ({ ...one, lastSeen: now }))
}

export async function removeSignIn(store: SessionStore, consumer: Consumer, owner: string) {
	const records = openConsumerRecords(store, consumer)
	await signInsRecord.of(records).update(({ [owner]: removed, ...rest }) => removed && rest)
	for (const older of listOlder(records, owner)) await older.remove()
}

/** Sign-ins with a live session, by session hash. */
export async function listSignIns(store: SessionStore, consumer: Consumer) {
	const records = openConsumerRecords(store, consumer)
	// Read before the others: a concurrent sign-in copies them before it drops them here.
	const latest = Object.entries((await signInsRecord.of(records).read()) ?? {})
	const keys = listRecordKeys(await records.list(), olderSignInRecord.name)
	const both = [...(await readOlder(records, keys)), ...latest.map(([owner, facts]) => ({ ...facts, owner }))]
	const all = [...new Map(both.map((one) => [one.owner, one])).values()]
	const alive = await Promise.all(all.map(({ owner }) => store.read(owner, 'session')))
	return all.filter((_, index) => alive[index])
}
