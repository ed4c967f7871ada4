import type { ListedAction } from '#app/api/resources/action'

/** What an action asks to be paid, in euros; undefined for one that asks no money. */
export function getActionAmount({ invoice, payment }: Pick<ListedAction, 'invoice' | 'payment'>) {
	return invoice?.total ?? payment?.amount
}
