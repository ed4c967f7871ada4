import { findKnown, isUnread } from '#app/lib/unread'
import { isDoneTask, isOpenTask } from './task-state.server'
import type { Dayjs } from 'dayjs'
import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { groupBy } from '#app/lib/group-by'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { TextKey } from '#app/locales/texts'
import { isCancelledTask } from './action-file'
import { findTarget, findTargetName, isTargetLost, normaliseType } from './action-target'
import { getActionAmount } from './house-amount'
import { describeUnpaid, isFree, isPaymentMade, isPending } from './payment-state'

/** Oldest first. */
export function listOpenActions<A extends ListedAction>(actions: readonly A[]) {
	return sortByAge(actions.filter((action) => isOpenTask(action) && isAsked(action)))
}

/** Open actions without a page in the portal, and invoices without anything to pay. @see contract §8 */
export function listWaitingActions<A extends ListedAction>(actions: readonly A[]) {
	return sortByAge(
		actions.filter((action) => !isDoneTask(action) && (!isOpenTask(action) || !isAsked(action))),
	)
}

function isAsked(action: ListedAction) {
	const target = findTarget(action)
	return target !== undefined && !isFreePayment(action)
}

/** Open for the client, but without a page in the portal. @see [A308] */
export function isByPhone(action: ListedAction) {
	return isOpenTask(action) && !isTargetLost(action) && findTarget(action) === undefined
}

/** A payment of a credit note or of € 0,00 asks nothing. */
export function isFreePayment(action: ListedAction) {
	return findTargetName(action) === 'invoice-payment' && isFree({ total: getActionAmount(action) })
}

/** Nothing is left to pay, whatever its task says. */
export function isSettledPayment(action: ListedAction) {
	const isPaid = isPaymentMade(findKnown(action.payment)) === true
	return findTargetName(action) === 'invoice-payment' && (isPaid || isFreePayment(action))
}

function sortByAge<A extends ListedAction>(actions: readonly A[]) {
	return actions
		.map((action) => ({ action, since: timeOf(parseWireDate(findKnown(action.dateCreated) ?? '')) }))
		.sort((a, b) => a.since - b.since)
		.map(({ action }) => action)
}

function timeOf(since: Dayjs | undefined) {
	return since?.valueOf() ?? Number.MAX_VALUE
}

export function groupByProduct<A extends ListedAction>(actions: readonly A[]) {
	return groupBy(actions, getProductKey)
}

export function getProductKey(action: ListedAction) {
	return `${productTypeOf(action)}-${findKnown(action.product)?.id ?? ''}`
}

/** `unread` where nobody can tell what the action is about. */
function productTypeOf({ product }: ListedAction) {
	const type = isUnread(product) ? product : product?.type
	return isUnread(type) ? 'unread' : (type?.toLowerCase() ?? 'other')
}

export function getProductTitle(action: ListedAction, say: Say) {
	const type = nameKind(productTypeOf(action), say)
	const label = findKnown(action.product)?.label
	if (!label) return type
	return label.toLowerCase().startsWith(type.toLowerCase()) ? label : `${type}: ${label}`
}

/** Product of a task, left out where the name of the task has it, as "Factuur 12 betalen". */
export function nameProduct(action: ListedAction, name: string, say: Say) {
	if (action.product === undefined) return undefined
	const title = getProductTitle(action, say)
	return name.toLowerCase().includes(title.toLowerCase()) ? undefined : title
}

function nameKind(kind: string, say: Say) {
	if (kind === 'unread') return say('unread.category')
	const key = `dashboard.groups.${kind}`
	return isGroupKey(key, say) ? say(key) : say('dashboard.groups.other')
}

function isGroupKey(key: string, say: Say): key is TextKey {
	return Object.hasOwn(say.table('dashboard').groups, key.slice('dashboard.groups.'.length))
}

interface OpenButton {
	href: string
	label: string
	isFile?: true
}

export function createOpenButton(action: ListedAction, say: Say): OpenButton | undefined {
	const target = isUnread(action.isDone) ? undefined : findTarget(action)
	if (!target) return undefined
	if (target.name === 'invoice-payment') return createPaymentButton(action, target.href, say)
	const isFile = target.name.endsWith('file') ? (true as const) : undefined
	return { href: target.href, label: getActionName(action, say), isFile }
}

/** Reason why the portal cannot complete the action, its payment status [A84], or its cancelled assignment. */
export function getActionNote(action: ListedAction, say: Say) {
	if (isCancelledTask(action)) return say('actions.cancelled')
	if (isDoneTask(action)) return undefined
	if (isUnread(action.isDone)) return say('unread.task')
	const target = findTarget(action)
	if (isTargetLost(action)) return say('unread.action')
	if (!target) return say('actions.notHere')
	return target.name === 'invoice-payment' ? describeUnpaid(action, say) : undefined
}

function createPaymentButton(action: ListedAction, href: string, say: Say): OpenButton {
	const payment = findKnown(action.payment)
	if (isSettledPayment(action)) return { href, label: say('actions.view') }
	if (action.mollieInvalid === true) return { href, label: say('payments.unavailable.button') }
	return isPending(payment)
		? { href: paths.validatePayment(action.id), label: say('payments.check') }
		: { href, label: getActionName(action, say) }
}

export function getActionTitle(action: ListedAction, say: Say) {
	return action.label ?? findKnown(action.document)?.label ?? getActionName(action, say)
}

/** Name of the action's type, without words of the API. Nothing is asked for a bill that needs no payment. */
export function getActionName(action: ListedAction, say: Say) {
	if (isSettledPayment(action)) return say('invoices.number')
	const { type, target } = say.table('actions')
	const byTarget: Partial<Record<string, string>> = target
	return (
		lookUp(type, normaliseType(action)) ?? byTarget[findTargetName(action) ?? ''] ?? say('actions.download')
	)
}
