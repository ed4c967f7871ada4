/** A value that came and could not be read: neither a value nor none (contract §9). */
export interface Unread {
	readonly isUnread: true
}

/** JSON keeps it, so that a hash or a seal tells it from none. */
export const unread: Unread = Object.freeze({ isUnread: true })

/** A value, none (`undefined`) or unread. Conditions on it are an error of lint: its third state is true there. */
export type Read<T> = T | Unread | undefined

export function isUnread(value: unknown): value is Unread {
	return value === unread
}

/** Undefined for none and for unread: where a page says the same of both. */
export function findKnown<T>(value: T | Unread): T | undefined {
	return isUnread(value) ? undefined : value
}

/** Whether a member could not be read: then nobody can agree to the whole. */
export function hasUnread(read: object): boolean {
	return Object.values(read).some(isUnread)
}
