import { randomBytes } from 'node:crypto'
import { defineRecord, type RecordKind } from './define-record.server'
import { removeEndCause, storeEndCause, type EndCause } from './ended-session.server'
import { openSessionRecords, type Records } from './records.server'
import {
	createSessionData,
	sessionDataSchema,
	type SessionData,
	absoluteLife,
	idleLife,
} from './session-data'
import { removeSignIn, touchSignIn, type Device } from './sign-ins.server'
import { isRefused } from './refused-sessions.server'
import { slots, storedPairSchema, type ListSlot, type SlotName, type SlotValues } from './session-slots'
import { isStoreUnavailable, type SessionStore } from './store.server'
import type { QueryTokens } from './query-tokens.server'

interface Opened {
	queryTokens: QueryTokens
	session: { data: { openedByLink?: boolean } }
}

/** Whether tokens in an address opened the session or this request; who opened it is not known. */
export function isOpenedByLink({ queryTokens, session }: Opened): boolean {
	return queryTokens !== undefined || session.data.openedByLink === true
}

/** A session is prolonged after this part of its idle time (ms). */
const prolongAfter = 5 * 60_000

export const sessionRecord = defineRecord<SessionData>({
	name: 'session',
	version: 1,
	schema: sessionDataSchema,
	life: idleLife,
})
/** Live as long as the session. */
export const tokensRecord = defineRecord({
	name: 'tokens',
	version: 1,
	schema: storedPairSchema,
	life: idleLife,
})

type Change = (data: SessionData) => void

export interface SessionState {
	store: SessionStore
	now: () => number
	device: Device
	/** Undefined until the visitor needs a session. */
	id: string | undefined
	records: Records | undefined
	/** The session in the cookie while the store is unavailable; it can only be signed out. */
	unread: Records | undefined
	/** Nothing is stored under the id yet. */
	isNew: boolean
	data: SessionData
	/** Time (ms) of the end without further visits. */
	ends: number
	pending: Change[]
	/** Ended during this request: the cookie must be deleted. */
	hasEnded: boolean
}

type Visitor = Pick<SessionState, 'store' | 'now' | 'device'>

interface Loading {
	/** The session need not be readable, and is not extended. */
	isLeaving?: boolean
	/** The session is not extended. */
	keepsEnd?: boolean
}

/** An unknown, expired, destroyed or refused id is a guest. */
export async function loadState(
	visitor: Visitor,
	cookieId: string | undefined,
	{ isLeaving = false, keepsEnd = isLeaving }: Loading = {},
): Promise<SessionState> {
	const { store, now } = visitor
	const id = cookieId && /^[\w-]{43}$/.test(cookieId) ? cookieId : undefined
	const records = id ? openSessionRecords(store, id, now) : undefined
	const fresh = { ...visitor, ...nobody(now()), pending: [], hasEnded: false }
	if (!records || isRefused(records.owner)) return fresh
	const record = await readSession(records, isLeaving)
	if (record === 'unreadable') return { ...fresh, unread: records }
	if (!record || record.value.created + absoluteLife <= now()) return fresh
	const state = { ...fresh, id, records, isNew: false, data: record.value, ends: record.expires }
	if (!keepsEnd) await extendInTime(state)
	return state
}

async function readSession(records: Records, isLeaving: boolean) {
	try {
		return await sessionRecord.of(records).find()
	} catch (error) {
		if (isLeaving && isStoreUnavailable(error)) return 'unreadable'
		throw error
	}
}

async function extendInTime(state: SessionState) {
	const end = latestEnd(state)
	const isLast = end > state.ends && isAtLongest({ ...state, ends: end })
	if (isLast || end - state.ends > prolongAfter) await extendSession(state)
}

function nobody(now: number) {
	return {
		id: undefined,
		records: undefined,
		unread: undefined,
		isNew: true,
		data: createSessionData(now),
		ends: now + idleLife,
	}
}

function latestEnd({ now, data }: Pick<SessionState, 'now' | 'data'>) {
	return Math.min(now() + idleLife, data.created + absoluteLife)
}

function isAtLongest({ ends, data }: Pick<SessionState, 'ends' | 'data'>) {
	return ends === data.created + absoluteLife
}

/** Applies the change now, and again to the stored record on commit. */
export function changeData(state: SessionState, change: Change) {
	state.pending.push(change)
	change(state.data)
}

/** Extends the session to one hour from now, at most eight hours after sign-in. */
export async function extendSession(state: SessionState) {
	const { records, data, store, now } = state
	state.ends = latestEnd(state)
	await records?.extend(['session', 'tokens'], state.ends)
	// After that end the cause is age, not inactivity.
	if (records && data.consumer && isAtLongest(state))
		await storeEndCause(store, records.owner, 'longest', now)
	if (records && data.consumer) await touchSignIn(store, data.consumer, records.owner, now())
}

/** Without a cause the next page says only that the session has ended. */
export async function deleteState(state: SessionState, cause?: EndCause) {
	const { records, data, store, now } = state
	if (records && data.consumer) {
		if (cause) await storeEndCause(store, records.owner, cause, now)
		else await removeEndCause(store, records.owner)
	}
	await records?.destroy()
	if (records && data.consumer) await removeSignIn(store, data.consumer, records.owner)
	forgetState(state)
}

export function forgetState(state: SessionState) {
	Object.assign(state, { ...nobody(state.now()), pending: [], hasEnded: true })
}

/** A new id when rights change, with these slots of the old session. */
export async function renewState(state: SessionState, data: SessionData, names: SlotName[]) {
	const carry = await Promise.all(names.map((name) => carrier(state, name)))
	await deleteState(state)
	open(state, data)
	for (const keepAgain of carry) await keepAgain()
}

/** Ends the session; a new one is created only if one of these slots is filled. */
export async function endState(state: SessionState, names: SlotName[]) {
	const carry = await Promise.all(names.map((name) => carrier(state, name)))
	await deleteState(state)
	for (const keepAgain of carry) await keepAgain()
}

async function carrier(state: SessionState, name: SlotName) {
	const value = await findSlot(state, name)
	return async () => void (value && (await storeSlot(state, name, value)))
}

/** `commit` writes the record. */
function open(state: SessionState, data: SessionData) {
	state.id = randomBytes(32).toString('base64url')
	state.records = openSessionRecords(state.store, state.id, state.now)
	state.data = data
	state.ends = latestEnd(state)
	state.pending.push(() => undefined)
	return state.records
}

/** Undefined once the slot expired. */
export async function findSlot<Name extends SlotName>(
	state: SessionState,
	name: Name,
): Promise<SlotValues[Name] | undefined> {
	if (!state.data.slots.includes(name)) return undefined
	return state.records && slots[name].of(state.records).read()
}

export async function storeSlot<Name extends SlotName>(
	state: SessionState,
	name: Name,
	value: SlotValues[Name],
) {
	const records = state.records ?? open(state, state.data)
	changeData(state, (data) => void (data.slots = [...new Set([...data.slots, name])]))
	await slots[name].of(records).put(value)
}

/** Changes the list in this slot; other requests may do the same at once. */
export async function changeList<T>(
	state: SessionState,
	name: ListSlot,
	kind: RecordKind<T[]>,
	change: (list: T[]) => T[],
) {
	const records = state.records ?? open(state, state.data)
	const left = await kind.of(records).upsert([], change)
	changeData(state, (data) => void (data.slots = [...new Set([...data.slots, name])]))
	if (left?.length === 0) await removeSlot(state, name)
}

export async function removeSlot(state: SessionState, name: SlotName) {
	if (!state.data.slots.includes(name)) return
	changeData(state, (data) => void (data.slots = data.slots.filter((slot) => slot !== name)))
	await state.records?.remove(name)
}

/** Returns the new id for the cookie; undefined: unchanged, null: delete it. */
export async function commitState(
	state: SessionState,
	cookieId: string | undefined,
): Promise<string | null | undefined> {
	const { pending } = state
	state.pending = []
	if (pending.length > 0) await write(state, pending)
	if (state.isNew) return state.hasEnded && cookieId !== undefined ? null : undefined
	return state.id
}

async function write(state: SessionState, pending: Change[]) {
	const { isNew, data, ends } = state
	const record = sessionRecord.of(state.records ?? open(state, data))
	if (isNew) {
		state.isNew = !(await record.write(data, 0, ends))
		return
	}
	await record.update((latest) => {
		for (const change of pending) change(latest)
		return latest
	}, ends)
}
