import type { ListedAction } from '#app/api/resources/action'

/** Euros. */
export function getActionAmount({ invoice, payment }: Pick<ListedAction, 'invoice' | 'payment'>) {
	return invoice?.total ?? payment?.amount
}
