import { redirect } from '@remix-run/node'
import { ContractViolation } from '#app/api/errors'
import type { ReadList } from '#app/lib/read-list'
import { paths } from '#app/paths'

/** Position in the list of its kind, from 1. */
export interface Place {
	number: number
	count: number
}

/** Beside the items: a copy would lose what is known of the item that was read. */
const places = new WeakMap<object, Place>()

/**
 * @throws Response redirect to not-found for an unknown id [A5] [A6]; ContractViolation when the list may have it but
 * could not be read to its end, and for two different items of that id
 */
export function requireItem<Item extends { id: string }>(
	{ known, isComplete }: ReadList<Item>,
	id: string | undefined,
): Item {
	const [match, other] = known.filter((item) => item.id === id)
	if (other || (!match && !isComplete)) throw new ContractViolation('list')
	if (!match) throw redirect(paths.notFound())
	if (isComplete) places.set(match, { number: known.indexOf(match) + 1, count: known.length })
	return match
}

/** Undefined for an item that `requireItem` did not find, and in a list that is not complete. */
export function findPlace(item: object): Place | undefined {
	return places.get(item)
}
