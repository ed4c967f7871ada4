/** A text kept under an owner and a name; `version` grows with every write. */
export interface StoredRecord {
	version: number
	value: string
	/** Milliseconds since 1970, as all times of a store. */
	expires: number
}

/** Where records live, for one process or for many. Owners are hashes; values are sealed before they come here. */
export interface SessionStore {
	read: (owner: string, name: string) => Promise<StoredRecord | undefined>
	/**
	 * Writes when the stored version still is `expected` (0: no record yet) and the owner was not destroyed;
	 * false otherwise, with nothing written.
	 */
	write: (owner: string, name: string, value: string, expected: number, expires: number) => Promise<boolean>
	remove: (owner: string, name: string) => Promise<void>
	/** The names of an owner's records; one that is over may be among them. */
	list: (owner: string) => Promise<string[]>
	/** Moves the expiry of these records of an owner. */
	extend: (owner: string, names: readonly string[], expires: number) => Promise<void>
	/**
	 * Removes all records of an owner; no later write brings them back. With `only` it does so when that record still
	 * has that version; false otherwise, with nothing removed.
	 */
	destroy: (owner: string, only?: { name: string; version: number }) => Promise<boolean>
	/** Takes or renews a lease for `life` milliseconds; false while another holder has it. */
	lease: (owner: string, holder: string, life: number) => Promise<boolean>
	/** Gives a lease back; one that another holder has taken over stays. */
	release: (owner: string, holder: string) => Promise<void>
	/** Writes something of its own, to find out whether it could. */
	check: () => Promise<void>
}

/**
 * What every operation of a store throws when it can't be done now: nobody answers in time, or nothing can be written.
 * A write may still have been done.
 */
export class StoreUnavailable extends Error {
	override readonly name = 'StoreUnavailable'
	readonly status = 503
}

/** When a visitor is asked to come back. */
export const storeRetrySeconds = 30

/** Whether an error, or what caused it, is that the store can't be used now. */
export function isStoreUnavailable(error: unknown): error is Error {
	if (!(error instanceof Error)) return false
	return error instanceof StoreUnavailable || isStoreUnavailable(error.cause)
}
