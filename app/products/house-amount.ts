import type { Mortgage } from '#app/api/resources/mortgage'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import type { ListedAction } from '#app/api/resources/action'

/** Euros. Unread when a part that may have the amount could not be read. */
export function getActionAmount({
	invoice,
	payment,
}: Pick<ListedAction, 'invoice' | 'payment'>): Read<number> {
	const amounts = [findKnown(invoice)?.total, findKnown(payment)?.amount]
	const known = amounts.find((amount) => typeof amount === 'number')
	return known ?? [invoice, payment, ...amounts].find(isUnread)
}

/** Amount of the order of a house and its loans, for doubts about other ones: its value, else the mortgage, else its parts. */
export function findHouseAmount({ collateral, amount, loanParts }: Mortgage): number | undefined {
	return findHouseValue({ collateral }) ?? findAbove(findKnown(amount)) ?? sumParts(loanParts.known)
}

/** The value of the house at the firm, and another amount of its order. */
export function getHouseAmounts(mortgage: Mortgage) {
	return { value: findHouseValue(mortgage), beside: findHouseAmount(mortgage) }
}

function findHouseValue({ collateral }: Pick<Mortgage, 'collateral'>): number | undefined {
	return findAbove(findKnown(findKnown(collateral)?.marketValue))
}

function sumParts(parts: Mortgage['loanParts']['known']) {
	return findAbove(parts.reduce((sum, part) => sum + (findKnown(part.amount) ?? 0), 0))
}

function findAbove(amount: number | undefined) {
	return amount !== undefined && amount > 0 ? amount : undefined
}
