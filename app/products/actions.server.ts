import { actionSchema, listedActionSchema, type Action, type ListedAction } from '#app/api/resources/action'
import { noteRequest, getLogger } from '#app/config/log.server'
import type { Uses } from '#app/request/context.server'
import { requireLicence } from '#app/firm/firm.server'
import type { Reader } from '#app/api/reader'
import { filterList, type ReadList } from '#app/lib/read-list'
import { findKnown, isUnread } from '#app/lib/unread'
import { isDoneTask, isStated, type StatedAction } from './task-state.server'
import { ContractViolation } from '#app/api/errors'
import { normaliseName } from '#app/api/wire'
import { paths } from '#app/paths'
import { applyDoneMarks } from '#app/submissions/done-actions.server'
import { requireItem } from './require-item'
import { redirect } from '@remix-run/node'
import { isFilelessDownload } from './action-file'
import { findTargetName, normaliseType, type TargetName, findKnownTarget } from './action-target'

const mostTold = 200
const longest = 60
const told = new Set<string>()

/** Legally binding pages need the firm's licence: without it they are neither shown nor accepted. */
const binding: readonly TargetName[] = [
	'otd-sign',
	'sign-proposal',
	'cardifao-premium',
	'ockto-form',
	'iwize-form',
]

export async function listActions(ctx: Uses<'api' | 'session'>): Promise<ReadList<Action>> {
	return dropFileless(await readActions(ctx, actionSchema))
}

/** Reads list fields only, which takes half the time for hundreds of actions. */
export async function listSummarisedActions(ctx: Uses<'api' | 'session'>): Promise<ReadList<ListedAction>> {
	return dropFileless(await readActions(ctx, listedActionSchema))
}

/** @see contract §8 */
function dropFileless<A extends ListedAction>(actions: ReadList<A>) {
	return filterList(actions, (action) => !isFilelessDownload(action))
}

/** Actions that this session completed count as done before the API reports it [A30]. @see [289] */
async function readActions<A extends ListedAction>(
	ctx: Uses<'api' | 'session'>,
	schema: Reader<A>,
): Promise<ReadList<A>> {
	const actions = await ctx.api.list('/api/actions', schema)
	logUnknownTypes(actions.known)
	return { ...actions, known: applyDoneMarks(ctx, actions.known) }
}

/** @throws Response redirect to not-found for an unknown id [A6] */
export async function getAction(ctx: Uses<'api' | 'session'>, id: string | undefined): Promise<Action> {
	const actions = await readActions(ctx, actionSchema)
	return requireItem(
		filterList(actions, (action) => !isFilelessDownload(action) || hasOwnPage(action)),
		id,
	)
}

/** The quote page explains that no quote is ready yet. */
function hasOwnPage(action: Action) {
	return findTargetName(action) === 'download-quote'
}

/** Matches id and type; id alone when the API sends no type [A80]. */
export function isForProduct(
	{ product }: Pick<ListedAction, 'product'>,
	kind: string,
	id: string | undefined,
) {
	if (product === undefined || isUnread(product) || isUnread(product.type) || product.id !== id) return false
	return product.type === undefined || normaliseName(product.type) === normaliseName(kind)
}

/** Id of the invoice that the action asks to pay: its own, or that of its product. */
export function getInvoiceId(action: Pick<ListedAction, 'invoice' | 'product'>) {
	const id = findKnown(action.product)?.id
	return findKnown(action.invoice)?.id ?? (isForProduct(action, 'invoice', id) ? id : undefined)
}

/**
 * The product in the address must match [A90]. @throws Response redirect to not-found; LicenceUnavailable for
 * binding pages; ContractViolation for an action of unread state or type
 */
export async function getTargetAction(
	ctx: Uses<'api' | 'firm' | 'session'>,
	target: TargetName | readonly TargetName[],
	{ action: id, id: product }: { action?: string; id?: string },
): Promise<StatedAction> {
	const action = await getAction(ctx, id)
	if (!isStated(action) || isUnread(action.type)) throw new ContractViolation('/api/actions')
	const isItsProduct = product === undefined || findKnown(action.product)?.id === product
	noteRequest(ctx.api.requestId, { task: normaliseType(action) })
	const name = findTargetName(action)
	const targets = [target].flat()
	if (name === undefined || !targets.includes(name) || !isItsProduct) throw redirect(paths.notFound())
	if (!isDoneTask(action) && targets.some((candidate) => binding.includes(candidate)))
		await requireLicence(ctx)
	return action
}

/** Logs, once per type and process, the types whose page is guessed or not known (contract §9). */
function logUnknownTypes(actions: readonly ListedAction[]) {
	for (const action of actions) {
		const type = normaliseType(action).slice(0, longest)
		if (type === '' || told.has(type) || told.size >= mostTold || findKnownTarget(action)) continue
		told.add(type)
		const target = findTargetName(action)
		getLogger().warn({ type, target }, target ? 'task type is guessed' : 'task type is unknown')
	}
}
