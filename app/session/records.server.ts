import { computeHash, deriveKeys, listSignatures, seal, unseal } from '#app/config/seal.server'
import { nameConsumer } from '#app/config/pseudonym.server'
import { listFormOwners } from './form-token.server'
import type { RecordWrite, SessionStore } from './store.server'

/** `value` is undefined when unsealing failed; times are ms since 1970. */
interface OpenRecord {
	version: number
	value: unknown
	expires: number
	/** Schema version of the writer. */
	schemaVersion: number
}

interface UnsealedWrite extends Omit<RecordWrite, 'value'> {
	value: unknown
	schemaVersion: number
}

/** Records of one owner; values are sealed before they reach the store. */
export type Records = ReturnType<typeof openRecords>

/** Records sealed with the session id, so only its holder can read them. */
export function openSessionRecords(store: SessionStore, id: string, now = store.now) {
	return openRecords({ store, now }, computeHash(id), deriveKeys('session records', id))
}

/** Shared by all sessions of a consumer of a branch. */
export function openConsumerRecords(
	store: SessionStore,
	consumer: { id: string; branch?: string },
	now?: () => number,
) {
	return openNamedRecords(store, 'consumer', nameConsumer(consumer), now)
}

/** Cannot equal a consumer's id, which contains no line break (contract §1). */
export function getGuestId(id: string) {
	return `guest\n${id}`
}

/** Owners in the store of a consumer's records, also of those sent as a guest, and of forms that wait, under each secret. */
export function listConsumerOwners({ id, branch }: { id: string; branch?: string }) {
	const own = [id, getGuestId(id)].flatMap((one) =>
		listSignatures('consumer', nameConsumer({ id: one, branch })),
	)
	const waiting = listFormOwners({ id, branch }).flatMap((name) => listSignatures(waitingForms, name))
	return [...own, ...waiting]
}

/** Forms that wait until their owner signs in; the name is that of their form tokens. */
export function openWaitingRecords(store: SessionStore, owner: string) {
	return openNamedRecords(store, waitingForms, owner)
}

const waitingForms = 'form owner'

/** `purpose` separates kinds of names; names are hashed with the server's secret. */
export function openNamedRecords(
	store: SessionStore,
	purpose: string,
	name: string,
	now = store.now,
): Records {
	const keys = deriveKeys(`${purpose} records`, name)
	const [owner = '', ...olderOwners] = listSignatures(purpose, name)
	const open = (place: string) => openRecords({ store, now }, place, keys)
	return olderOwners.length === 0 ? open(owner) : followRotation(open(owner), olderOwners.map(open))
}

/**
 * Also reads records stored under names that older secrets produced. Their version reads as 0, so the next change
 * stores them under the current name.
 */
function followRotation(current: Records, older: readonly Records[]): Records {
	const all = [current, ...older]
	const findOlder = async (name: string) => {
		for (const place of older) {
			const record = await place.read(name)
			if (record) return { ...record, version: 0 }
		}
		return undefined
	}
	const inAll = async (work: (place: Records) => Promise<void>) => void (await Promise.all(all.map(work)))
	return {
		...current,
		// A concurrent change may have moved it between the two reads.
		read: async (name) => (await current.read(name)) ?? (await findOlder(name)) ?? current.read(name),
		async write(name, record) {
			const isWritten = await current.write(name, record)
			if (isWritten && record.expected === 0) await Promise.all(older.map((place) => place.remove(name)))
			return isWritten
		},
		remove: (name) => inAll((place) => place.remove(name)),
		list: async () => [...new Set((await Promise.all(all.map((place) => place.list()))).flat())],
		extend: (names, expires) => inAll((place) => place.extend(names, expires)),
	}
}

type Keys = Parameters<typeof unseal>[0]

function openRecords({ store, now }: { store: SessionStore; now: () => number }, owner: string, keys: Keys) {
	const contextOf = (name: string, schemaVersion: number) =>
		schemaVersion === 1 ? `${owner} ${name}` : `${owner} ${name} ${schemaVersion}`
	return {
		owner,
		now,
		async read(name: string): Promise<OpenRecord | undefined> {
			const record = await store.read(owner, name)
			if (!record) return undefined
			const { schemaVersion, sealed } = splitVersion(record.value)
			return { ...record, schemaVersion, value: unseal(keys, contextOf(name, schemaVersion), sealed) }
		},
		write(name: string, { value, schemaVersion, ...version }: UnsealedWrite) {
			const sealed = seal(keys, contextOf(name, schemaVersion), value)
			return store.write(owner, name, { ...version, value: joinVersion(schemaVersion, sealed) })
		},
		remove: (name: string) => store.remove(owner, name),
		list: () => store.list(owner),
		extend: (names: readonly string[], expires: number) => store.extend(owner, names, expires),
		destroy: (only?: { name: string; version: number }) => store.destroy(owner, only),
		lease: (holder: string, life: number) => store.lease(owner, holder, life),
		release: (holder: string) => store.release(owner, holder),
	}
}

/** Version 1 has no number, because records had none before versions existed. */
function joinVersion(schemaVersion: number, sealed: string) {
	return schemaVersion === 1 ? sealed : `${schemaVersion}.${sealed}`
}

function splitVersion(text: string) {
	const [, number = '1', sealed = text] = /^(\d+)\.(.*)$/s.exec(text) ?? []
	return { schemaVersion: Number(number), sealed }
}
