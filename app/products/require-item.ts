import { redirect } from '@remix-run/node'
import { paths } from '#app/paths'

/** Position in the list of its kind, from 1. */
export interface Place {
	number: number
	count: number
}

/** @throws Response redirect to not-found for an unknown id [A5] [A6] */
export function requireItem<Item extends { id: string }>(
	items: readonly Item[],
	id: string | undefined,
): Item & { place: Place } {
	const at = items.findIndex((item) => item.id === id)
	const match = items[at]
	if (!match) throw redirect(paths.notFound())
	return { ...match, place: { number: at + 1, count: items.length } }
}
