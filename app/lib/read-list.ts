/**
 * A list as it was read. Without `isComplete` more elements exist than `known` has: then no page says none, only, all, a
 * count or a sum of it (contract §9).
 */
export interface ReadList<T> {
	readonly known: readonly T[]
	readonly isComplete: boolean
}

/** A complete list. */
export function createList<T>(known: readonly T[]): ReadList<T> {
	return { known, isComplete: true }
}

/** A list of which nothing could be read. */
export const unreadList: ReadList<never> = Object.freeze({ known: [], isComplete: false })

/** The first `most`, for a page that has no pages of it. */
export function limitList<T>(list: ReadList<T>, most: number): ReadList<T> {
	return list.known.length > most ? { known: list.known.slice(0, most), isComplete: false } : list
}

export function filterList<T>(list: ReadList<T>, isKept: (element: T) => boolean): ReadList<T> {
	return { ...list, known: list.known.filter(isKept) }
}

export function mapList<T, U>(list: ReadList<T>, change: (element: T) => U): ReadList<U> {
	return { ...list, known: list.known.map((element) => change(element)) }
}

/** Elements of several lists; complete when each is. */
export function joinLists<T>(...lists: readonly ReadList<T>[]): ReadList<T> {
	return {
		known: lists.flatMap(({ known }) => known),
		isComplete: lists.every(({ isComplete }) => isComplete),
	}
}

/** True when nothing is in the list, and nothing was left out. */
export function isNone({ known, isComplete }: ReadList<unknown>): boolean {
	return isComplete && known.length === 0
}

/** Undefined when more may exist. */
export function countAll({ known, isComplete }: ReadList<unknown>): number | undefined {
	return isComplete ? known.length : undefined
}
