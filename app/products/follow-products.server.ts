import type { z } from 'zod/v4'
import type { ListedAction } from '#app/api/resources/action'
import { loanPartSchema } from '#app/api/resources/mortgage'
import { defineListById, defineObject, flag, id, isIncomplete } from '#app/api/wire'
import type { Uses } from '#app/request/context.server'
import { settle } from '#app/request/settle'
import { invoiceSchema } from '#app/api/resources/invoice'
import { getActionAmount } from './action-amount'
import { isPaymentMade } from './payment-state'
import { findTargetName, type TargetName } from './action-target'

const mortgages = '/api/products/mortgages'
/** The call of the product that an action's page requires. */
const calls: Partial<Record<TargetName, string>> = {
	'otd-sign': '/api/products/otds',
	'bankguarantee-bnp-proposal': '/api/products/bankguarantees',
	'mortgage-loanparts': mortgages,
	'mortgage-marketvalue': mortgages,
	'present-opportunity-to-consumer': mortgages,
	'mortgage-check': mortgages,
}

/** Flags of an assignment and parts of a loan; other products have none. */
const productSchema = defineObject({
	id,
	isSigned: flag,
	isCancelled: flag,
	loanParts: defineListById(loanPartSchema),
})

/**
 * An action about a product that is gone loses its link, because its page would be not-found. An assignment that was
 * signed or cancelled is done. Loan parts that could not all be read are not asked about. A list that cannot be read changes nothing.
 */
export async function followProducts<A extends ListedAction>(ctx: Uses<'api'>, actions: readonly A[]) {
	const { api } = ctx
	const needed = new Set(actions.flatMap((action) => findCall(action) ?? []))
	const lists = await Promise.all(
		[...needed].map(async (path) => {
			const { value } = await settle(api.side.list(path, productSchema))
			return [path, value] as const
		}),
	)
	const products = new Map(lists)
	const followed = actions.map((action) => {
		if (lacksProposal(action)) return withoutProduct(action)
		return followProduct(action, products.get(findCall(action) ?? ''))
	})
	return followInvoices(ctx, followed)
}

/**
 * A payment whose invoice is paid is done; one that tells no amount has that of its invoice. Invoices that cannot be read
 * change nothing.
 */
export async function followInvoices<A extends ListedAction>(
	{ api }: Uses<'api'>,
	actions: readonly A[],
): Promise<A[]> {
	if (!actions.some(needsInvoice)) return [...actions]
	const { value: invoices = [] } = await settle(api.side.list('/api/invoices', invoiceSchema))
	return actions.map((action) => {
		const invoice = needsInvoice(action) && invoices.find(({ id }) => id === action.product?.id)
		if (!invoice) return action
		const isPaid = isPaymentMade(invoice.productAction?.payment) === true
		return {
			...action,
			isDone: action.payment === undefined && isPaid,
			invoice: getActionAmount(action) === undefined ? invoice : action.invoice,
		}
	})
}

function needsInvoice(action: ListedAction) {
	return !action.isDone && action.product !== undefined && findTargetName(action) === 'invoice-payment'
}

function findCall(action: ListedAction) {
	return action.isDone || !action.product ? undefined : calls[findTargetName(action) ?? 'file']
}

/** The proposal is a member of its action, not a product of its own. */
function lacksProposal(action: ListedAction) {
	return !action.isDone && !action.woongarant && findTargetName(action) === 'sign-proposal'
}

function followProduct<A extends ListedAction>(
	action: A,
	products: z.output<typeof productSchema>[] | undefined,
): A {
	if (!products) return action
	const product = products.find((one) => one.id === action.product?.id)
	if (!product) return withoutProduct(action)
	if (findTargetName(action) === 'mortgage-loanparts' && isIncomplete(product.loanParts))
		return { ...action, isPageless: true }
	return product.isSigned || product.isCancelled ? { ...action, isDone: true } : action
}

function withoutProduct<A extends ListedAction>(action: A): A {
	return { ...action, product: action.product && { ...action.product, id: '' } }
}
