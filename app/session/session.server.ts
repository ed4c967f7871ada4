import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod/v4'
import type { TextKey } from '#app/locales/texts'
import { tokenPair, type TokenPair } from '#app/api/resources/auth'
import type { SessionStore } from './store.server'

/** A notice for the next page: a text key and its values, or a finished text of the API. */
const notice = z.object({
	kind: z.enum(['success', 'error', 'info', 'warning']),
	key: z.custom<TextKey>((value) => typeof value === 'string'),
	values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type StoredNotice = z.infer<typeof notice>

const shape = z.object({
	created: z.number(),
	/** Absent for a guest. */
	consumer: z
		.object({
			id: z.string(),
			name: z.string(),
			addressStyle: z.enum(['formal', 'informal']).optional(),
			twoFactorSetup: z.boolean(),
		})
		.optional(),
	notices: z.array(notice),
	/** Actions that a download closed before the API says so [A30]. */
	doneActions: z.array(z.string()),
	/** The address the guard refused; the login leads there [A13]. */
	refusedAddress: z.string().optional(),
})
export type SessionData = z.infer<typeof shape>
export type SignedInConsumer = NonNullable<SessionData['consumer']>

const idleLife = 60 * 60_000
const absoluteLife = 8 * 3600_000
const extendAfter = 5 * 60_000

type Change = (data: SessionData) => void

/** One visitor's session during one request. Changes are kept and written once, by `commit`. */
export type Session = Awaited<ReturnType<typeof openSession>>

/** The hash under which a session id is stored: the id itself is only in the browser. */
export function ownerOf(id: string) {
	return createHash('sha256').update(id).digest('base64url')
}

/** Opens the session that the cookie's id names; an unknown, expired or destroyed id is a guest without a session. */
export async function openSession(store: SessionStore, cookieId: string | undefined, now = Date.now) {
	const fresh = (): SessionData => ({ created: now(), notices: [], doneActions: [] })
	let id = cookieId && /^[\w-]{43}$/.test(cookieId) ? cookieId : undefined
	const found = id ? await store.read(ownerOf(id), 'session') : undefined
	let data = found ? shape.parse(found.value) : fresh()
	if (!found || data.created + absoluteLife <= now()) {
		id = undefined
		data = fresh()
	}
	let version = id && found ? found.version : 0
	let pending: Change[] = []
	const expires = () => Math.min(now() + idleLife, data.created + absoluteLife)

	async function write(owner: string) {
		for (let attempt = 0; attempt < 20; attempt++) {
			if (await store.write(owner, 'session', data, version, expires())) return true
			const latest = await store.read(owner, 'session')
			if (!latest) return false
			data = shape.parse(latest.value)
			version = latest.version
			for (const change of pending) change(data)
		}
		throw new Error('session record is written too often at once')
	}

	async function end() {
		if (id) await store.destroy(ownerOf(id))
		id = undefined
		version = 0
		pending = []
		data = fresh()
	}

	return {
		get data(): Readonly<SessionData> {
			return data
		},
		/** Undefined as long as nothing was stored for this visitor. */
		get owner() {
			return id && ownerOf(id)
		},
		change(change: Change) {
			pending.push(change)
			change(data)
		},
		end,
		/** A new id with the tokens of who signed in; the old session is gone. Notices are kept. */
		async signIn(consumer: SignedInConsumer, tokens: TokenPair) {
			const { notices } = data
			await end()
			id = randomBytes(32).toString('base64url')
			data = { ...fresh(), consumer, notices }
			await store.write(ownerOf(id), 'tokens', tokens, 0, expires())
			pending.push(() => undefined)
		},
		async tokens(): Promise<{ pair: TokenPair; version: number } | undefined> {
			const stored = id ? await store.read(ownerOf(id), 'tokens') : undefined
			return stored && { pair: tokenPair.parse(stored.value), version: stored.version }
		},
		/** False when another request renewed them first, or the session ended. */
		async replaceTokens(pair: TokenPair, expected: number) {
			return id ? store.write(ownerOf(id), 'tokens', pair, expected, expires()) : false
		},
		/** Writes what changed; the id to set in the browser, or undefined when it has none to hold. */
		async commit(): Promise<string | undefined> {
			if (pending.length > 0) {
				id ??= randomBytes(32).toString('base64url')
				if (!(await write(ownerOf(id)))) id = undefined
				else if (version > 0) await store.extend(ownerOf(id), expires())
				pending = []
			} else if (id) {
				await touch(ownerOf(id))
			}
			return id
		},
	}

	async function touch(owner: string) {
		const last = recentlyExtended.get(owner) ?? 0
		if (now() - last < extendAfter) return
		if (recentlyExtended.size > 10_000) recentlyExtended.clear()
		recentlyExtended.set(owner, now())
		await store.extend(owner, expires())
	}
}

const recentlyExtended = new Map<string, number>()
