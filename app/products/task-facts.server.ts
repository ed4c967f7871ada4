import { relate } from '#app/api/relations'
import { flag, id } from '#app/api/leaves'
import { percentage } from '#app/api/numbers'
import type { Output } from '#app/api/reader'
import type { ReadList } from '#app/lib/read-list'
import { indexById } from '#app/lib/group-by'
import { findKnown, isUnread } from '#app/lib/unread'
import { isDoneTask, isOpenTask } from './task-state.server'
import type { Action, ListedAction } from '#app/api/resources/action'
import { invoiceSchema, type Invoice } from '#app/api/resources/invoice'
import { loanPartSchema } from '#app/api/resources/mortgage'
import type { ProductKind } from '#app/api/resources/product'
import { timelineSchema } from '#app/api/resources/timeline'
import { defineListById, defineObject } from '#app/api/wire'
import type { Uses } from '#app/request/context.server'
import { settle, type Settled } from '#app/request/settle'
import { isForProduct, listActions, listSummarisedActions } from './actions.server'
import { findTargetName, type TargetName } from './action-target'
import { createBillFacts, followInvoice } from './follow-invoice.server'
import { findTaskGroup } from './task-order'
import { isDossierUnfinished, isTimelineUnfinished } from './unfinished'

/** Flags of an assignment, steps and parts of a loan; other products have none. */
const productSchema = defineObject({
	id,
	isSigned: flag,
	isCancelled: flag,
	hasTimeline: flag,
	timeline: timelineSchema,
	loanParts: relate(defineListById(loanPartSchema)),
})
type TaskProduct = Output<typeof productSchema>

const dossierSchema = defineObject({ id, percentageComplete: percentage })

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

/** What tasks are about; a list that could not be read is absent. */
export interface TaskFacts {
	products: Partial<Record<FollowedKind, ReadList<TaskProduct>>>
	dossiers?: ReadList<Output<typeof dossierSchema>>
	invoices?: ReadList<Invoice>
}

/** Summarised actions as their products and invoices are now, in one round trip. */
export async function listTasks(ctx: Uses<'api' | 'session'>): Promise<ReadList<ListedAction>> {
	const dossiers = settle(ctx.api.side.list('/api/dossiers', dossierSchema))
	return (await readTasks(ctx, { dossiers })).tasks
}

/** `invoices` are those of a page that reads them itself; without `dossiers` none is known to be unfinished. */
export async function readTasks(
	ctx: Uses<'api' | 'session'>,
	{
		invoices = settle(ctx.api.side.list('/api/invoices', invoiceSchema)),
		dossiers,
	}: { invoices?: Promise<Settled<ReadList<Invoice>>>; dossiers?: Promise<Settled<TaskFacts['dossiers']>> },
) {
	const [actions, products, bills, files] = await Promise.all([
		listSummarisedActions(ctx),
		readAllProducts({ api: ctx.api.side }),
		invoices,
		dossiers,
	])
	const facts: TaskFacts = { products, invoices: bills.value, dossiers: files?.value }
	return { tasks: followList(actions, facts), facts }
}

/** Actions with their documents: only a cancelled assignment changes those. */
export async function listDocumentTasks(ctx: Uses<'api' | 'session'>): Promise<ReadList<Action>> {
	const [actions, facts] = await Promise.all([listActions(ctx), readKindFacts({ api: ctx.api.side }, 'otd')])
	return followList(actions, facts)
}

function followList<A extends ListedAction>(actions: ReadList<A>, facts: TaskFacts): ReadList<A> {
	return { ...actions, known: followTasks(actions.known, facts) }
}

async function readAllProducts(ctx: Uses<'api'>): Promise<TaskFacts['products']> {
	const [mortgage, otd, bankguarantee] = await Promise.all([
		readProducts(ctx, 'mortgage'),
		readProducts(ctx, 'otd'),
		readProducts(ctx, 'bankguarantee'),
	])
	return { mortgage, otd, bankguarantee }
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
 * signed or cancelled, and a payment that was made, are done. Facts that are absent change nothing.
 */
export function followTasks<A extends ListedAction>(actions: readonly A[], facts: TaskFacts): A[] {
	const bills = createBillFacts(facts.invoices?.known ?? [], actions)
	const known = indexFacts(facts)
	return actions.map((action) =>
		findTargetName(action) === 'invoice-payment'
			? followInvoice(action, bills)
			: markHeldUp(followTask(action, known), known),
	)
}

type KnownFacts = ReturnType<typeof indexFacts>
type KnownProducts = NonNullable<KnownFacts['products'][FollowedKind]>

function indexFacts({ products: { mortgage, otd, bankguarantee }, dossiers }: TaskFacts) {
	const index = (list?: ReadList<TaskProduct>) =>
		list && { byId: indexById(list.known), isComplete: list.isComplete }
	return {
		products: { mortgage: index(mortgage), otd: index(otd), bankguarantee: index(bankguarantee) },
		dossiers: indexById(dossiers?.known ?? []),
	}
}

function followTask<A extends ListedAction>(action: A, { products }: KnownFacts): A {
	const target = findTargetName(action)
	const kind = target && kinds[target]
	const known = kind && products[kind]
	if (isDoneTask(action)) return kind === 'otd' ? followDone(action, known) : action
	if (!target || !findKnown(action.product) || !isOpenTask(action)) return action
	if (target === 'sign-proposal') return action.woongarant ? action : withoutProduct(action)
	return known ? followProduct(action, target, known) : action
}

/** An open task that the firm waits for, of a dossier or mortgage that is known to be unfinished [A298]. */
function markHeldUp<A extends ListedAction>(action: A, { products, dossiers }: KnownFacts): A {
	if (!isOpenTask(action) || findTaskGroup(action) !== 'waiting') return action
	const id = findKnown(action.product)?.id ?? ''
	const dossier = isForProduct(action, 'dossier', id) ? dossiers.get(id) : undefined
	const mortgage = isForProduct(action, 'mortgage', id) ? products.mortgage?.byId.get(id) : undefined
	const isHeldUp =
		(dossier !== undefined && isDossierUnfinished(dossier)) ||
		(mortgage !== undefined && isTimelineUnfinished(mortgage))
	return isHeldUp ? { ...action, isHeldUp: true } : action
}

function followProduct<A extends ListedAction>(action: A, target: TargetName, products: KnownProducts): A {
	const product = findProduct(action, products)
	if (!product) return products.isComplete ? withoutProduct(action) : action
	const { isSigned, isCancelled } = product
	const isUnclear = isUnread(isSigned) || isUnread(isCancelled)
	if (isUnclear || (target === 'mortgage-loanparts' && !product.loanParts.isComplete))
		return { ...action, isPageless: true }
	if (isSigned !== true && isCancelled !== true) return action
	return { ...action, isDone: true, isCancelled: isCancelledUnsigned(product) }
}

/** A signature stays: the file of an assignment that was cancelled later is there. */
function followDone<A extends ListedAction>(action: A, products?: KnownProducts): A {
	const product = products && findProduct(action, products)
	return product && isCancelledUnsigned(product) ? { ...action, isCancelled: true } : action
}

function isCancelledUnsigned({ isCancelled, isSigned }: TaskProduct) {
	return isCancelled === true && isSigned !== true && !isUnread(isSigned)
}

function findProduct({ product }: ListedAction, { byId }: KnownProducts) {
	return byId.get(findKnown(product)?.id ?? '')
}

function withoutProduct<A extends ListedAction>(action: A): A {
	const product = findKnown(action.product)
	return { ...action, product: product && { ...product, id: '' } }
}
