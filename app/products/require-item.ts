import { redirect } from '@remix-run/node'
import { paths } from '#app/paths'

/** @throws Response redirect to not-found for an unknown id [A5] [A6] */
export function requireItem<Item extends { id: string }>(
	items: readonly Item[],
	id: string | undefined,
): Item {
	const match = items.find((item) => item.id === id)
	if (!match) throw redirect(paths.notFound())
	return match
}
