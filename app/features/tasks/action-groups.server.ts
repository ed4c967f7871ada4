import type { ListedAction } from '#app/api/resources/action'
import { paths } from '#app/paths'
import { getProductTitle, groupByProduct } from '#app/products/action-tasks.server'
import { createActionRow, type ActionRow } from './action-rows.server'
import type { ReaderContext } from './reader-context.server'

/** The title is empty on the product's own page. */
export interface ActionGroup {
	title: string
	all?: { href: string; label: string }
	rows: readonly ActionRow[]
}

export function createActionGroups(
	actions: readonly ListedAction[],
	reader: ReaderContext,
	counted: readonly ListedAction[] = [],
): ActionGroup[] {
	const counts = groupByProduct(counted)
	return [...groupByProduct(actions)].map(([product, [first, ...others]]) => ({
		title: first ? getProductTitle(first, reader.say) : '',
		all: createCountLink(product, counts.get(product)?.length ?? 0, 1 + others.length, reader),
		rows: [first, ...others].flatMap((action) => (action ? createActionRow(action, reader) : [])),
	}))
}

function createCountLink(product: string, count: number, shown: number, { say }: ReaderContext) {
	if (count <= shown) return undefined
	return {
		href: `${paths.actions()}?${new URLSearchParams({ product })}`,
		label: say('dashboard.actions.count', { count }),
	}
}
