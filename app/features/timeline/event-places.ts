import type { Action } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { createOpenButton, getProductKey, getProductTitle } from '#app/products/action-tasks.server'
import { productPages } from '#app/products/kinds'
import type { TimelineEvent } from './events'

type Pages = Partial<Record<string, { list: () => string; detail?: (id: string) => string }>>

export function findEventHref({ kind, id, action }: TimelineEvent, say: Say): string | undefined {
	if (kind === 'invoiced') return paths.invoices()
	if (!action) return id === undefined ? undefined : paths.appointments.detail(id)
	const button = action.isDone ? undefined : createOpenButton(action, say)
	return button && !button.isFile ? button.href : findProductHref(action)
}

function findProductHref({ product }: Action) {
	const pages: Pages = productPages
	const page = lookUp(pages, product?.type?.toLowerCase() ?? '')
	if (!page || product === undefined) return undefined
	return page.detail ? page.detail(product.id) : page.list()
}

export function describeEventProduct({ kind, action }: TimelineEvent, say: Say) {
	if (action) return { value: getProductKey(action), label: getProductTitle(action, say) }
	return kind === 'invoiced'
		? { value: 'invoices', label: say('shell.menu.invoices') }
		: { value: 'appointments', label: say('shell.menu.appointments') }
}
