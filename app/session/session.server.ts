import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { tokenPair, type TokenPair } from '#app/api/resources/auth'
import {
	newSessionData,
	sessionData,
	type SessionData,
	type SignedInConsumer,
	type StoredNotice,
} from './session-data'
import { slots, type SlotName, type SlotValue } from './session-slots'
import type { SessionStore } from './store.server'

const idleLife = 60 * 60_000
const absoluteLife = 8 * 3600_000
const extendAfter = 5 * 60_000
const mostAttempts = 20

type Change = (data: SessionData) => void

interface State {
	store: SessionStore
	now: () => number
	/** Absent as long as nothing is stored for this visitor. */
	id: string | undefined
	/** Of the stored record; 0 when there is none yet. */
	version: number
	data: SessionData
	pending: Change[]
}

/** One visitor's session during one request. Changes are kept and written once, by `commit`. */
export type Session = Awaited<ReturnType<typeof openSession>>

/** Opens the session that the cookie's id names; an unknown, expired or destroyed id is a guest without a session. */
export async function openSession(store: SessionStore, cookieId: string | undefined, now = Date.now) {
	const state = await load(store, cookieId, now)
	return {
		get data(): Readonly<SessionData> {
			return state.data
		},
		/** The hash the session is stored under; undefined for a guest without one. */
		get owner() {
			return state.id && ownerOf(state.id)
		},
		change: (change: Change) => makeChange(state, change),
		/** Leaves a notice for the next page that is shown. */
		notify(kind: StoredNotice['kind'], key: StoredNotice['key'], values?: StoredNotice['values']) {
			const notice = { id: randomUUID(), kind, key, values }
			makeChange(state, (data) => void data.notices.push(notice))
		},
		forgetNotices(ids: readonly string[]) {
			if (ids.length === 0) return
			makeChange(state, (data) => {
				data.notices = data.notices.filter(({ id }) => !ids.includes(id))
			})
		},
		end: () => end(state),
		/** A new id with the tokens of who signed in; the old session is gone, its notices are kept. */
		signIn: (consumer: SignedInConsumer, tokens: TokenPair) => signIn(state, consumer, tokens),
		async tokens(): Promise<{ pair: TokenPair; version: number } | undefined> {
			const stored = state.id ? await store.read(ownerOf(state.id), 'tokens') : undefined
			return stored && { pair: tokenPair.parse(stored.value), version: stored.version }
		},
		/** False when another request renewed them first, or the session ended. */
		async replaceTokens(pair: TokenPair, expected: number) {
			return state.id ? store.write(ownerOf(state.id), 'tokens', pair, expected, expiryOf(state)) : false
		},
		/** What a slot holds; nothing once its time is over. */
		async find<Name extends SlotName>(name: Name): Promise<SlotValue<Name> | undefined> {
			const stored = state.id ? await store.read(ownerOf(state.id), name) : undefined
			return stored && (slots[name].shape.parse(stored.value) as SlotValue<Name>)
		},
		/** Puts a value into a slot, for the time that the slot allows. */
		keep: <Name extends SlotName>(name: Name, value: SlotValue<Name>) => keep(state, name, value),
		/** Empties a slot. */
		drop: (name: SlotName) => drop(state, name),
		/** Writes what changed; the id to set in the browser, or undefined when it has none to hold. */
		commit: () => commit(state),
	}
}

function makeChange(state: State, change: Change) {
	state.pending.push(change)
	change(state.data)
}

function ownerOf(id: string) {
	return createHash('sha256').update(id).digest('base64url')
}

function expiryOf({ now, data }: State) {
	return Math.min(now() + idleLife, data.created + absoluteLife)
}

async function load(store: SessionStore, cookieId: string | undefined, now: () => number): Promise<State> {
	const id = cookieId && /^[\w-]{43}$/.test(cookieId) ? cookieId : undefined
	const found = id ? await store.read(ownerOf(id), 'session') : undefined
	const data = found && sessionData.parse(found.value)
	return found && data && data.created + absoluteLife > now()
		? { store, now, id, version: found.version, data, pending: [] }
		: { store, now, id: undefined, version: 0, data: newSessionData(now()), pending: [] }
}

async function end(state: State) {
	if (state.id) await state.store.destroy(ownerOf(state.id))
	Object.assign(state, { id: undefined, version: 0, pending: [], data: newSessionData(state.now()) })
}

async function signIn(state: State, consumer: SignedInConsumer, tokens: TokenPair) {
	const { notices } = state.data
	await end(state)
	state.id = randomBytes(32).toString('base64url')
	state.data = { ...state.data, consumer, notices }
	await state.store.write(ownerOf(state.id), 'tokens', tokens, 0, expiryOf(state))
	state.pending.push(() => undefined)
}

async function keep<Name extends SlotName>(state: State, name: Name, value: SlotValue<Name>) {
	if (!state.id) makeChange(state, () => undefined)
	state.id ??= randomBytes(32).toString('base64url')
	const last = await state.store.read(ownerOf(state.id), name)
	const expires = state.now() + slots[name].life
	await state.store.write(ownerOf(state.id), name, value, last?.version ?? 0, expires)
}

async function drop({ store, id, now }: State, name: SlotName) {
	const last = id ? await store.read(ownerOf(id), name) : undefined
	if (id && last) await store.write(ownerOf(id), name, null, last.version, now())
}

async function commit(state: State): Promise<string | undefined> {
	if (state.pending.length > 0) {
		state.id ??= randomBytes(32).toString('base64url')
		const isNew = state.version === 0
		if (!(await write(state, ownerOf(state.id)))) state.id = undefined
		else if (!isNew) await state.store.extend(ownerOf(state.id), expiryOf(state))
		state.pending = []
	} else if (state.id) {
		await touch(state, ownerOf(state.id))
	}
	return state.id
}

/** Writes the record; where another request was faster, the changes are made again on its version. */
async function write(state: State, owner: string) {
	for (let attempt = 0; attempt < mostAttempts; attempt++) {
		if (await state.store.write(owner, 'session', state.data, state.version, expiryOf(state))) return true
		const latest = await state.store.read(owner, 'session')
		if (!latest) return false
		state.data = sessionData.parse(latest.value)
		state.version = latest.version
		for (const change of state.pending) change(state.data)
	}
	throw new Error('session record is written too often at once')
}

const lastExtended = new Map<string, number>()

/** Moves the expiry of a session in use, not at every request. */
async function touch(state: State, owner: string) {
	if (state.now() - (lastExtended.get(owner) ?? 0) < extendAfter) return
	if (lastExtended.size > 10_000) lastExtended.clear()
	lastExtended.set(owner, state.now())
	await state.store.extend(owner, expiryOf(state))
}
