/** A value kept under an owner and a name; `version` grows with every write. */
export interface StoredRecord {
	version: number
	value: unknown
}

/** Where session records live. Owners are hashes of session ids; times are milliseconds since 1970. */
export interface SessionStore {
	read: (owner: string, name: string) => Promise<StoredRecord | undefined>
	/**
	 * Writes when the stored version still is `expected` (0: no record yet) and the owner was not destroyed;
	 * false otherwise, with nothing written.
	 */
	write: (owner: string, name: string, value: unknown, expected: number, expires: number) => Promise<boolean>
	/** Moves the expiry of all records of an owner. */
	extend: (owner: string, expires: number) => Promise<void>
	/** Removes all records of an owner; no later write brings them back. */
	destroy: (owner: string) => Promise<void>
	/** Rejects when the store can't be reached. */
	check: () => Promise<void>
}
