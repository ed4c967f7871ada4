import type { ReadList } from '#app/lib/read-list'
import { findKnown } from '#app/lib/unread'
import { isOpenTask } from '#app/products/task-state.server'
import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { findTarget } from '#app/products/action-target'
import { getProductKey, getProductTitle } from '#app/products/action-tasks.server'
import { productPages } from '#app/products/kinds'
import type { TimelineEvent } from './events'

type Pages = Partial<Record<string, { list: () => string; detail?: (id: string) => string }>>

/** Products that are known to be there, by kind. A kind that is absent was not read. */
export type KnownProducts = Partial<Record<string, ReadList<{ id: string }>>>

export function findEventHref(
	{ kind, id, action }: TimelineEvent,
	products: KnownProducts,
): string | undefined {
	if (kind === 'invoiced') return paths.invoices()
	if (!action) return id === undefined ? undefined : paths.appointments.detail(id)
	const target = isOpenTask(action) ? findTarget(action) : undefined
	return target && !target.name.endsWith('file') ? target.href : findProductHref(action, products)
}

/** A product that is gone has no link. The list of its kind opens where its products were not read [A197]. */
function findProductHref(action: ListedAction, products: KnownProducts) {
	const pages: Pages = productPages
	const product = findKnown(action.product)
	const kind = findKnown(product?.type)?.toLowerCase() ?? ''
	const page = lookUp(pages, kind)
	if (!page || !product) return undefined
	const known = lookUp(products, kind)
	if (!page.detail || !known?.isComplete) return page.list()
	return known.known.some(({ id }) => id === product.id) ? page.detail(product.id) : undefined
}

export function describeEventProduct({ kind, action }: TimelineEvent, say: Say) {
	if (action) return { value: getProductKey(action), label: getProductTitle(action, say) }
	return kind === 'invoiced'
		? { value: 'invoices', label: say('shell.menu.invoices') }
		: { value: 'appointments', label: say('shell.menu.appointments') }
}
