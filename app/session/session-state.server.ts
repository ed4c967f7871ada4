import { randomBytes } from 'node:crypto'
import { tokenPairSchema } from '#app/api/resources/auth'
import { defineRecord } from './define-record.server'
import { storeEndCause } from './ended-session.server'
import { openSessionRecords, type Records } from './records.server'
import { createSessionData, sessionDataSchema, type SessionData } from './session-data'
import { removeSignIn, touchSignIn, type Device } from './sign-ins.server'
import { isRefused } from './refused-sessions.server'
import { absoluteLife, idleLife } from './session-life'
import { slots, type SlotName, type SlotValues } from './session-slots'
import { isStoreUnavailable, type SessionStore } from './store.server'

/** A session in use is prolonged when so much of its idle time is gone. */
const prolongAfter = 5 * 60_000

export const sessionRecord = defineRecord<SessionData>({
	name: 'session',
	version: 1,
	schema: sessionDataSchema,
	life: idleLife,
})
/** The tokens of who is signed in live as long as the session. */
export const tokensRecord = defineRecord({
	name: 'tokens',
	version: 1,
	schema: tokenPairSchema,
	life: idleLife,
})

type Change = (data: SessionData) => void

/** A visitor's session while their request runs. */
export interface SessionState {
	store: SessionStore
	now: () => number
	device: Device
	/** Absent as long as a visitor needs none. */
	id: string | undefined
	records: Records | undefined
	/** The session that the browser named, where the store is away; it can only be left. */
	unread: Records | undefined
	/** Nothing is stored under the id yet. */
	isNew: boolean
	data: SessionData
	/** When it ends if nobody comes back: milliseconds since 1970. */
	ends: number
	pending: Change[]
	/** It ended during this request: the browser must forget its id. */
	hasEnded: boolean
}

type Visitor = Pick<SessionState, 'store' | 'now' | 'device'>

/**
 * The session a cookie names; an unknown, expired, destroyed or refused id is a guest without one. To leave it
 * (`isLeaving`) it need not be read.
 */
export async function loadState(
	visitor: Visitor,
	cookieId: string | undefined,
	isLeaving = false,
): Promise<SessionState> {
	const { store, now } = visitor
	const id = cookieId && /^[\w-]{43}$/.test(cookieId) ? cookieId : undefined
	const records = id ? openSessionRecords(store, id, now) : undefined
	const fresh = { ...visitor, ...nobody(now()), pending: [], hasEnded: false }
	if (!records || isRefused(records.owner)) return fresh
	const found = await readSession(records, isLeaving)
	if (found === 'unreadable') return { ...fresh, unread: records }
	if (!found || found.value.created + absoluteLife <= now()) return fresh
	const state = { ...fresh, id, records, isNew: false, data: found.value, ends: found.expires }
	if (!isLeaving) await extendInTime(state)
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

/** Whether it ends because it can't last longer, and not because nobody comes back. */
function isAtLongest({ ends, data }: Pick<SessionState, 'ends' | 'data'>) {
	return ends === data.created + absoluteLife
}

/** Makes a change now, and again on the stored record when it is written. */
export function changeData(state: SessionState, change: Change) {
	state.pending.push(change)
	change(state.data)
}

/** Moves the end as far as it goes: an hour from now, eight after the sign-in. */
export async function extendSession(state: SessionState) {
	const { records, data, store, now } = state
	state.ends = latestEnd(state)
	await records?.extend(['session', 'tokens'], state.ends)
	// Whoever comes back after that end did not stay away too long.
	if (records && data.consumer && isAtLongest(state))
		await storeEndCause(store, records.owner, 'longest', now)
	if (records && data.consumer) await touchSignIn(store, data.consumer, records.owner, now())
}

/** Ends the session on every node. */
export async function deleteState(state: SessionState) {
	const { records, data, store } = state
	await records?.destroy()
	if (records && data.consumer) await removeSignIn(store, data.consumer, records.owner)
	forgetState(state)
}

/** The visitor is a guest from now on, and their browser forgets the id. */
export function forgetState(state: SessionState) {
	Object.assign(state, { ...nobody(state.now()), pending: [], hasEnded: true })
}

/** A new id at a change of rights, with these slots of the old session, which is gone. */
export async function renewState(state: SessionState, data: SessionData, names: SlotName[]) {
	const carry = await Promise.all(names.map((name) => carrier(state, name)))
	await deleteState(state)
	open(state, data)
	for (const keepAgain of carry) await keepAgain()
}

/** Ends the session; only for what one of these slots holds there is a new one. */
export async function endState(state: SessionState, names: SlotName[]) {
	const carry = await Promise.all(names.map((name) => carrier(state, name)))
	await deleteState(state)
	for (const keepAgain of carry) await keepAgain()
}

async function carrier(state: SessionState, name: SlotName) {
	const value = await findSlot(state, name)
	return async () => void (value && (await storeSlot(state, name, value)))
}

/** Gives a visitor an id; the record is written by `commit`. */
function open(state: SessionState, data: SessionData) {
	state.id = randomBytes(32).toString('base64url')
	state.records = openSessionRecords(state.store, state.id, state.now)
	state.data = data
	state.ends = latestEnd(state)
	state.pending.push(() => undefined)
	return state.records
}

/** What a slot holds; nothing once its time is over. */
export async function findSlot<Name extends SlotName>(
	state: SessionState,
	name: Name,
): Promise<SlotValues[Name] | undefined> {
	if (!state.data.slots.includes(name)) return undefined
	return state.records && slots[name].of(state.records).read()
}

/** Puts a value into a slot, for the time that the slot allows. */
export async function storeSlot<Name extends SlotName>(
	state: SessionState,
	name: Name,
	value: SlotValues[Name],
) {
	const records = state.records ?? open(state, state.data)
	changeData(state, (data) => void (data.slots = [...new Set([...data.slots, name])]))
	await slots[name].of(records).put(value)
}

/** Empties a slot. */
export async function removeSlot(state: SessionState, name: SlotName) {
	if (!state.data.slots.includes(name)) return
	changeData(state, (data) => void (data.slots = data.slots.filter((slot) => slot !== name)))
	await state.records?.remove(name)
}

/** Writes what changed; the id the browser is to hold: undefined for none, null to forget the one it has. */
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
