import type { ListedAction } from '#app/api/resources/action'
import { findKnown, isUnread, type Read } from '#app/lib/unread'

/** Euros. Unread when a part that may have the amount could not be read. */
export function getActionAmount({
	invoice,
	payment,
}: Pick<ListedAction, 'invoice' | 'payment'>): Read<number> {
	const amounts = [findKnown(invoice)?.total, findKnown(payment)?.amount]
	const known = amounts.find((amount) => typeof amount === 'number')
	return known ?? [invoice, payment, ...amounts].find(isUnread)
}
