import { normaliseText } from '#app/lib/normalise-text'
import { z } from 'zod/v4'
import type { Rate } from '#app/config/setting-shapes'
import { foldText } from '#app/lib/fold-text'
import { defineRecord } from '#app/session/define-record.server'
import { openNamedRecords } from '#app/session/records.server'
import type { SessionStore } from '#app/session/store.server'

/** Number of attempts within a number of seconds. */
export interface AttemptBound extends Rate {
	/** Counts per client address; absent: all addresses together. */
	perAddress?: boolean
}

export interface AttemptLimit {
	limit: string
	/** Stored as a hash only. */
	key: string
	address?: string
	bounds: readonly AttemptBound[]
}

export type AttemptResult =
	| { allowed: true; giveBack: () => Promise<void> }
	| { allowed: false; retryAfterSeconds: number }

/** A login name or mail address as a key; equal for names that the API may treat as equal. */
export function normaliseLoginName(name: string) {
	return foldText(normaliseText(name, 'NFKC')).replace(/[\s\p{C}]/gu, '')
}

/** Time (ms since 1970) and client address. */
const storedSchema = z.array(z.tuple([z.number(), z.string()]))
type StoredAttempts = z.infer<typeof storedSchema>

/** `life` is that of the longest bound. */
export function defineAttempts(life: number) {
	return defineRecord<StoredAttempts>({ name: 'tries', version: 1, schema: storedSchema, life })
}

/**
 * Growing waits (s): after `points` attempts the first wait, after as many again the next. The longest one repeats.
 */
export function createBackoff(points: number, waits: readonly number[]): AttemptBound[] {
	let seconds = 0
	return waits.map((wait, index) => ({ points: points * (index + 1), seconds: (seconds += wait) }))
}

/**
 * Counts an attempt before it is judged, in the session store: shared by all processes and kept over restarts. Refused
 * attempts do not count.
 */
export async function takeAttempt(
	store: SessionStore,
	tries: AttemptLimit,
	now = store.now,
): Promise<AttemptResult> {
	const { limit, key, bounds, address = '' } = tries
	const at = now()
	const life = Math.max(...bounds.map(({ seconds }) => seconds)) * 1000
	const record = defineAttempts(life).of(openNamedRecords(store, `limit ${limit}`, key, () => at))
	let wait = 0
	await record.upsert([], (all) => {
		const recent = all.filter(([when]) => when > at - life)
		wait = Math.max(...bounds.map((bound) => waitOf(recent, bound, address, at)))
		return wait > 0 ? undefined : [...recent, [at, address]]
	})
	if (wait > 0) return { allowed: false, retryAfterSeconds: Math.ceil(wait / 1000) }
	const giveBack = async () =>
		void (await record.update((all) => {
			const index = all.findIndex(([when, whence]) => when === at && whence === address)
			return index < 0 ? undefined : all.toSpliced(index, 1)
		}))
	return { allowed: true, giveBack }
}

/** Milliseconds until the bound allows the next attempt; at most its own length, in case the clock is set back. */
function waitOf(
	all: StoredAttempts,
	{ points, seconds, perAddress }: AttemptBound,
	address: string,
	now: number,
) {
	const counted = perAddress ? all.filter(([, whence]) => whence === address) : all
	const [oldest] = counted.at(-points) ?? []
	if (oldest === undefined) return 0
	return Math.min(oldest + seconds * 1000 - now, seconds * 1000)
}
