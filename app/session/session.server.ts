import { randomUUID } from 'node:crypto'
import type { TokenPair } from '#app/api/resources/auth'
import { computeHash } from '#app/config/seal.server'
import { createSessionData, type SessionData, type SignedInConsumer, type StoredNotice } from './session-data'
import {
	findEndCause,
	findSessionOwner,
	storeEndCause,
	storeSessionOwner,
	type EndCause,
} from './ended-session.server'
import { getFormOwner } from './form-token.server'
import { leaveSession } from './leave-session.server'
import { getGuestId, openSessionRecords, type Records } from './records.server'
import { isRefused } from './refused-sessions.server'
import { addSignIn, type Device } from './sign-ins.server'
import {
	slots,
	type FormSlot,
	type KnownGuest,
	type RefusedForm,
	type SlotName,
	type SlotValues,
	type WaitingForm,
} from './session-slots'
import {
	changeList,
	commitState,
	removeSlot,
	deleteState,
	endState,
	findSlot,
	storeSlot,
	loadState,
	changeData,
	extendSession,
	renewState,
	sessionRecord,
	tokensRecord,
	type SessionState,
} from './session-state.server'
import type { SessionStore } from './store.server'

const leaseLife = 5_000
/** A notice that was not shown yet makes room for a newer one. */
const mostNotices = 20
const mostSeenNotices = 20
const mostKnownGuests = 10

/** A visitor's session during one request. `commit` writes all changes once. */
export type Session = Awaited<ReturnType<typeof openSession>>

interface Visit {
	device?: Device
	now?: () => number
	/** On sign-out pages, where an unavailable store is no error. */
	isLeaving?: boolean
	/** The visit does not extend the session. */
	keepsEnd?: boolean
}

/** An unknown, expired, destroyed or refused id is a guest without a session. */
export async function openSession(
	store: SessionStore,
	cookieId: string | undefined,
	{ device = {}, now = store.now, ...loading }: Visit = {},
) {
	const state = await loadState({ store, now, device }, cookieId, loading)
	return {
		get data(): Readonly<SessionData> {
			return state.data
		},
		/** Hash of the session id; undefined for a guest without one. */
		get owner() {
			return state.records?.owner
		},
		/** Hash of the id in the cookie, also of a session that has ended. */
		sentOwner: cookieId === undefined ? undefined : computeHash(cookieId),
		/** The cookie names a session that has ended. */
		isLost: cookieId !== undefined && state.id === undefined && !state.unread,
		/** The store is unavailable: the owner is unknown, and the session can only be signed out. */
		isUnread: state.unread !== undefined,
		/** Time (ms) of the end without further visits. */
		get ends() {
			return state.ends
		},
		/** Time (ms) by the store's clock, which decides about ends. */
		now,
		change: (change: (data: SessionData) => void) => changeData(state, change),
		...noticesOf(state),
		...slotsOf(state),
		...signInOf(state),
		...tokensOf(state),
		prolong: () => extendSession(state),
		...endOf(store, cookieId, now),
		/** The cause is reported to the browser that returns with the id. */
		end: (cause?: EndCause) => deleteState(state, cause),
		/** Continues with the session of that id; false when it has ended. */
		async join(id: string) {
			const joined = await loadState({ store, now, device }, id)
			if (joined.id === undefined) return false
			Object.assign(state, joined)
			return true
		},
		/** Ends the session here at once; false until the store has taken it. */
		leave: (isMarked: boolean) => leaveSession(state, cookieId, isMarked),
		commit: () => commitState(state, cookieId),
	}
}

function endOf(store: SessionStore, cookieId: string | undefined, now: () => number) {
	return {
		/** Why an earlier session ended, if known; `unreadable` where its secret is no longer listed. */
		async findEndCause(): Promise<EndCause | 'unreadable' | 'gone' | undefined> {
			if (cookieId === undefined) return undefined
			if (isRefused(computeHash(cookieId))) return 'elsewhere'
			const cause = await findEndCause(store, cookieId, now)
			const unreadable = await findUnreadable(openSessionRecords(store, cookieId, now))
			const isKnown = cause ?? unreadable ?? (await findSessionOwner(store, cookieId, now))
			return cause ?? unreadable ?? (isKnown === undefined ? 'gone' : undefined)
		},
		/** Form owner of the session in the cookie, also after its end; undefined for a guest. */
		findSentFormOwner: async () =>
			cookieId === undefined ? undefined : findSessionOwner(store, cookieId, now),
	}
}

async function findUnreadable(records: Records) {
	const stored = await sessionRecord.of(records).readOr('unreadable')
	return stored === 'unreadable' ? stored : undefined
}

function noticesOf(state: SessionState) {
	return {
		/** Adds a notice to the next page; it replaces an equal one. */
		notify(
			kind: StoredNotice['kind'],
			key: StoredNotice['key'],
			values?: StoredNotice['values'],
			links: StoredNotice['links'] = [],
		) {
			const notice = { id: randomUUID(), kind, key, values, links }
			changeData(state, (data) => {
				const others = data.notices.filter((other) => describeNotice(other) !== describeNotice(notice))
				data.notices = [...others, notice].slice(-mostNotices)
			})
		},
		/** Moves rendered notices to the list of recent ones. */
		moveNotices(ids: readonly string[]) {
			if (!state.data.notices.some(({ id }) => ids.includes(id))) return
			changeData(state, (data) => {
				const shown = data.notices.filter(({ id }) => ids.includes(id)).reverse()
				data.notices = data.notices.filter(({ id }) => !ids.includes(id))
				const seen = shown.map((notice) => ({ ...notice, at: state.now() }))
				data.seenNotices = [...seen, ...data.seenNotices].slice(0, mostSeenNotices)
			})
		},
	}
}

function describeNotice({ kind, key, values, links }: StoredNotice) {
	return JSON.stringify([kind, key, values, links])
}

function slotsOf(state: SessionState) {
	return {
		/** The slot may have expired. */
		has: (name: SlotName) => state.data.slots.includes(name),
		find: <Name extends SlotName>(name: Name) => findSlot(state, name),
		keep: <Name extends SlotName>(name: Name, value: SlotValues[Name]) => storeSlot(state, name, value),
		drop: (name: SlotName) => removeSlot(state, name),
		/** Forms of this slot, newest last. */
		listForms: async (name: FormSlot) => (await findSlot(state, name)) ?? [],
		changeForms: (name: FormSlot, change: (forms: WaitingForm[]) => WaitingForm[]) =>
			changeList(state, name, slots[name], change),
		/** Refused forms of this session, newest last. */
		listRefused: async () => (await findSlot(state, 'refused')) ?? [],
		changeRefused: (change: (forms: RefusedForm[]) => RefusedForm[]) =>
			changeList(state, 'refused', slots.refused, change),
	}
}

function signInOf(state: SessionState) {
	return {
		/** New id and tokens; the old session is destroyed, its notices are kept unless they are another client's. */
		async signIn(consumer: SignedInConsumer, tokens: TokenPair, openedByLink = state.data.openedByLink) {
			const notices = isOfAnother(state.data.consumer, consumer) ? [] : state.data.notices
			const data = { ...createSessionData(state.now()), consumer, notices, openedByLink }
			await renewState(state, data, ['kept', 'reset'])
			if (!state.records) return
			await tokensRecord.of(state.records).write(tokens, 0, state.ends)
			await storeSessionOwner(state.store, state.records.owner, getFormOwner(consumer), state.now)
			// An end by inactivity runs no code, so its cause is stored beforehand.
			await storeEndCause(state.store, state.records.owner, 'idle', state.now)
			await addSignIn(state.store, consumer, {
				...describeSignIn(state, state.records),
				byLink: openedByLink,
			})
		},
		/** New id for a guest who identified themselves; notices are kept. The visit is listed, so that erasing the client ends it. */
		async admit(guest: KnownGuest, branch: string | undefined) {
			const { notices } = state.data
			const others = (await findSlot(state, 'temporary'))?.filter(({ action }) => action !== guest.action)
			await renewState(state, { ...createSessionData(state.now()), notices }, ['guestForm'])
			await storeSlot(state, 'temporary', [...(others ?? []), guest].slice(-mostKnownGuests))
			if (state.records)
				await addSignIn(
					state.store,
					{ id: getGuestId(guest.id), branch },
					describeSignIn(state, state.records),
				)
		},
		/** Ends the session; a guest's pending link is kept under a new id. */
		leaveBranch: () => endState(state, ['reset', 'kept', 'pair']),
		/** Ends the session of a consumer, because a guest's form goes on in this browser. */
		leaveForForm: () => endState(state, ['guestForm', 'reset']),
		/** New id for a sign-in that waits for its code; nobody is signed in yet. */
		async waitForCode(pending: SlotValues['pending']) {
			await renewState(state, createSessionData(state.now()), ['kept', 'reset'])
			await storeSlot(state, 'pending', pending)
		},
	}
}

function isOfAnother(before: SignedInConsumer | undefined, consumer: SignedInConsumer) {
	return before !== undefined && (before.id !== consumer.id || before.branch !== consumer.branch)
}

function describeSignIn({ device, now }: SessionState, { owner }: Records) {
	return { owner, device, now: now() }
}

function tokensOf(state: SessionState) {
	return {
		async tokens(): Promise<{ pair: TokenPair; version: number } | undefined> {
			const tokens = state.records && (await tokensRecord.of(state.records).find())
			return tokens && { pair: tokens.value, version: tokens.version }
		},
		/** False when another request renewed them first, or the session ended. */
		replaceTokens: async (pair: TokenPair, expected: number) =>
			state.records ? tokensRecord.of(state.records).write(pair, expected, state.ends) : false,
		/** Ends the session unless its tokens are newer than that version. */
		async expire(version: number, cause: EndCause) {
			const { records, store, now } = state
			const hasEnded = (await records?.destroy({ name: 'tokens', version })) ?? false
			if (records && hasEnded) await storeEndCause(store, records.owner, cause, now)
			return hasEnded
		},
		/** Ends the session because the API refuses its tokens although they were just renewed. */
		async rejectTokens() {
			const stored = await this.tokens()
			return stored !== undefined && (await this.expire(stored.version, 'refused'))
		},
		/** Lease for refreshing the tokens; false while another request has it. */
		lease: async (holder: string) => (await state.records?.lease(holder, leaseLife)) ?? false,
		release: async (holder: string) => state.records?.release(holder),
	}
}
