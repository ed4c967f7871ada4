import { redirect } from '@remix-run/node'
import { paths } from '#app/paths'

/** Position in the list of its kind, from 1. */
export interface Place {
	number: number
	count: number
}

/** Beside the items: a copy would lose what is known of the item that was read. */
const places = new WeakMap<object, Place>()

/** @throws Response redirect to not-found for an unknown id [A5] [A6] */
export function requireItem<Item extends { id: string }>(
	items: readonly Item[],
	id: string | undefined,
): Item {
	const at = items.findIndex((item) => item.id === id)
	const match = items[at]
	if (!match) throw redirect(paths.notFound())
	places.set(match, { number: at + 1, count: items.length })
	return match
}

/** Undefined for an item that `requireItem` did not find. */
export function findPlace(item: object): Place | undefined {
	return places.get(item)
}
