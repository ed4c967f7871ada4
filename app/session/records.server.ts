import { computeHash, deriveKeys, listSignatures, seal, unseal } from '#app/config/seal.server'
import type { SessionStore } from './store.server'

/** A record as it was unsealed, undefined where that fails; times are milliseconds since 1970. */
interface OpenRecord {
	version: number
	value: unknown
	expires: number
	/** Of its shape, as whoever wrote it knew it. */
	schemaVersion: number
}

/** The records of one owner, sealed on their way into the store. */
export type Records = ReturnType<typeof openRecords>

/** The records of a session: only who holds its id can read them. */
export function openSessionRecords(store: SessionStore, id: string, now = Date.now) {
	return openRecords({ store, now }, computeHash(id), deriveKeys('session records', id))
}

/** The records of a consumer of a branch, whatever session they come with. */
export function openConsumerRecords(
	store: SessionStore,
	consumer: { id: string; branch?: string },
	now?: () => number,
) {
	const name = `${consumer.branch ?? ''}\n${consumer.id}`
	return openNamedRecords(store, 'consumer', name, now)
}

/** Records under a name of any kind; `purpose` keeps kinds apart. The name is hidden by the server's secret. */
export function openNamedRecords(
	store: SessionStore,
	purpose: string,
	name: string,
	now = Date.now,
): Records {
	const keys = deriveKeys(`${purpose} records`, name)
	const [owner = '', ...olderOwners] = listSignatures(purpose, name)
	const open = (place: string) => openRecords({ store, now }, place, keys)
	return olderOwners.length === 0 ? open(owner) : followRotation(open(owner), olderOwners.map(open))
}

/**
 * Records of one owner at the place of today's name, and at those that older secrets gave it: what stands there counts as not
 * yet written here, so that its next change brings it over.
 */
function followRotation(current: Records, older: readonly Records[]): Records {
	const all = [current, ...older]
	const findOlder = async (name: string) => {
		for (const place of older) {
			const found = await place.read(name)
			if (found) return { ...found, version: 0 }
		}
		return undefined
	}
	const inAll = async (work: (place: Records) => Promise<void>) => void (await Promise.all(all.map(work)))
	return {
		...current,
		// It may have been brought over between the first look and the second.
		read: async (name) => (await current.read(name)) ?? (await findOlder(name)) ?? current.read(name),
		async write(name, value, expected, ...rest) {
			const isWritten = await current.write(name, value, expected, ...rest)
			if (isWritten && expected === 0) await Promise.all(older.map((place) => place.remove(name)))
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
			const found = await store.read(owner, name)
			if (!found) return undefined
			const { schemaVersion, sealed } = splitVersion(found.value)
			return { ...found, schemaVersion, value: unseal(keys, contextOf(name, schemaVersion), sealed) }
		},
		write(name: string, value: unknown, expected: number, expires: number, schemaVersion: number) {
			const sealed = seal(keys, contextOf(name, schemaVersion), value)
			return store.write(owner, name, joinVersion(schemaVersion, sealed), expected, expires)
		},
		remove: (name: string) => store.remove(owner, name),
		list: () => store.list(owner),
		extend: (names: readonly string[], expires: number) => store.extend(owner, names, expires),
		destroy: (only?: { name: string; version: number }) => store.destroy(owner, only),
		lease: (holder: string, life: number) => store.lease(owner, holder, life),
		release: (holder: string) => store.release(owner, holder),
	}
}

/** The first version bears no number, as all records did before there were versions. */
function joinVersion(schemaVersion: number, sealed: string) {
	return schemaVersion === 1 ? sealed : `${schemaVersion}.${sealed}`
}

function splitVersion(text: string) {
	const [, number = '1', sealed = text] = /^(\d+)\.(.*)$/s.exec(text) ?? []
	return { schemaVersion: Number(number), sealed }
}
