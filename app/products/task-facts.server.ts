import type { z } from 'zod/v4'
import type { ListedAction } from '#app/api/resources/action'
import { invoiceSchema, type Invoice } from '#app/api/resources/invoice'
import { loanPartSchema } from '#app/api/resources/mortgage'
import type { ProductKind } from '#app/api/resources/product'
import { defineListById, defineObject, flag, id, isIncomplete } from '#app/api/wire'
import type { Uses } from '#app/request/context.server'
import { settle } from '#app/request/settle'
import { getActionAmount } from './action-amount'
import { listSummarisedActions } from './actions.server'
import { findTargetName, type TargetName } from './action-target'
import { isPaymentMade } from './payment-state'

/** Flags of an assignment and parts of a loan; other products have none. */
const productSchema = defineObject({
	id,
	isSigned: flag,
	isCancelled: flag,
	loanParts: defineListById(loanPartSchema),
})
type TaskProduct = z.output<typeof productSchema>

const productPaths = {
	mortgage: '/api/products/mortgages',
	otd: '/api/products/otds',
	bankguarantee: '/api/products/bankguarantees',
} as const
type FollowedKind = keyof typeof productPaths

/** Kind of the product that a task's page requires. */
const kinds: Partial<Record<TargetName, FollowedKind>> = {
	'otd-sign': 'otd',
	'bankguarantee-bnp-proposal': 'bankguarantee',
	'mortgage-loanparts': 'mortgage',
	'mortgage-marketvalue': 'mortgage',
	'present-opportunity-to-consumer': 'mortgage',
	'mortgage-check': 'mortgage',
}

/** Products and invoices that tasks are about; a list that could not be read is absent. */
interface TaskFacts {
	products: Partial<Record<FollowedKind, readonly TaskProduct[]>>
	invoices?: readonly Invoice[]
}

/** Summarised actions as their products and invoices are now, in one round trip. */
export async function listTasks(ctx: Uses<'api' | 'session'>): Promise<ListedAction[]> {
	const [actions, facts] = await Promise.all([
		listSummarisedActions(ctx),
		readTaskFacts({ api: ctx.api.side }),
	])
	return followTasks(actions, facts)
}

async function readTaskFacts({ api }: Uses<'api'>): Promise<TaskFacts> {
	const [mortgage, otd, bankguarantee, invoices] = await Promise.all([
		readProducts({ api }, 'mortgage'),
		readProducts({ api }, 'otd'),
		readProducts({ api }, 'bankguarantee'),
		settle(api.list('/api/invoices', invoiceSchema)),
	])
	return { products: { mortgage, otd, bankguarantee }, invoices: invoices.value }
}

/** Facts for the tasks on the page of a product. */
export async function readKindFacts(ctx: Uses<'api'>, kind: ProductKind): Promise<TaskFacts> {
	return isFollowed(kind) ? { products: { [kind]: await readProducts(ctx, kind) } } : { products: {} }
}

function isFollowed(kind: ProductKind): kind is FollowedKind {
	return Object.hasOwn(productPaths, kind)
}

async function readProducts({ api }: Uses<'api'>, kind: FollowedKind) {
	return (await settle(api.list(productPaths[kind], productSchema))).value
}

/**
 * A task about a product that is gone loses its link, because its page would be not-found. An assignment that was
 * signed or cancelled, and a payment whose invoice is paid, are done. Facts that are absent change nothing.
 */
export function followTasks<A extends ListedAction>(
	actions: readonly A[],
	{ products, invoices = [] }: TaskFacts,
): A[] {
	return actions.map((action) => {
		const target = findTargetName(action)
		if (action.isDone || !action.product || !target) return action
		if (target === 'sign-proposal') return action.woongarant ? action : withoutProduct(action)
		if (target === 'invoice-payment') return followInvoice(action, invoices)
		const kind = kinds[target]
		const known = kind && products[kind]
		return known ? followProduct(action, target, known) : action
	})
}

/** A payment that tells no amount has that of its invoice. */
export function followInvoice<A extends ListedAction>(action: A, invoices: readonly Invoice[]): A {
	const invoice = action.isDone ? undefined : invoices.find(({ id }) => id === action.product?.id)
	if (!invoice) return action
	const isPaid = isPaymentMade(invoice.productAction?.payment) === true
	return {
		...action,
		isDone: action.payment === undefined && isPaid,
		invoice: getActionAmount(action) === undefined ? invoice : action.invoice,
	}
}

function followProduct<A extends ListedAction>(
	action: A,
	target: TargetName,
	products: readonly TaskProduct[],
): A {
	const product = products.find(({ id }) => id === action.product?.id)
	if (!product) return withoutProduct(action)
	if (target === 'mortgage-loanparts' && isIncomplete(product.loanParts))
		return { ...action, isPageless: true }
	return product.isSigned || product.isCancelled ? { ...action, isDone: true } : action
}

function withoutProduct<A extends ListedAction>(action: A): A {
	return { ...action, product: action.product && { ...action.product, id: '' } }
}
