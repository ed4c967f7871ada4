import type { SessionStore, StoredRecord } from './store.server'

/** A record as it is stored: sealed. */
export interface StoredRow extends StoredRecord {
	owner: string
	name: string
}

/**
 * All records of a store that no process uses. Leases and the marks of destroyed owners are left out, because they only
 * concern requests that are still running.
 */
export interface RecordSource extends Pick<SessionStore, 'now' | 'read'> {
	/** Name for the operator. */
	place: string
	/** Without expired records. A record may come twice. */
	pages: () => AsyncIterable<StoredRow[]>
}

export interface RecordTarget extends Pick<SessionStore, 'now'> {
	/** @throws Error when it has records */
	requireEmpty: () => Promise<void>
	/** Returns how many were new. */
	put: (rows: readonly StoredRow[]) => Promise<number>
}
