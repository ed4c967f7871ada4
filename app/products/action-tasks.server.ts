import type { Dayjs } from 'dayjs'
import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { TextKey } from '#app/locales/texts'
import { findTarget, findTargetName, normaliseType } from './action-target'
import { getActionAmount } from './action-amount'
import { describeUnpaid, isCreditNote, isPaymentMade } from './payment-state'

/** Oldest first. */
export function listOpenActions<A extends ListedAction>(actions: readonly A[]) {
	return sortByAge(actions.filter((action) => !action.isDone && isAsked(action)))
}

/** Open actions without a page in the portal, and credit notes. @see contract §8 */
export function listWaitingActions<A extends ListedAction>(actions: readonly A[]) {
	return sortByAge(actions.filter((action) => !action.isDone && !isAsked(action)))
}

function isAsked(action: ListedAction) {
	const target = findTarget(action)
	return target !== undefined && !(target.name === 'invoice-payment' && isCredit(action))
}

function isCredit(action: ListedAction) {
	return isCreditNote({ total: getActionAmount(action) })
}

function sortByAge<A extends ListedAction>(actions: readonly A[]) {
	return actions
		.map((action) => ({ action, since: timeOf(parseWireDate(action.dateCreated ?? '')) }))
		.sort((a, b) => a.since - b.since)
		.map(({ action }) => action)
}

function timeOf(since: Dayjs | undefined) {
	return since?.valueOf() ?? Number.MAX_VALUE
}

export function groupByProduct<A extends ListedAction>(actions: readonly A[]) {
	const groups = new Map<string, A[]>()
	for (const action of actions) {
		const key = getProductKey(action)
		const group = groups.get(key)
		if (group) group.push(action)
		else groups.set(key, [action])
	}
	return groups
}

export function getProductKey(action: ListedAction) {
	return `${productTypeOf(action)}-${action.product?.id ?? ''}`
}

function productTypeOf({ product }: ListedAction) {
	return product?.type?.toLowerCase() ?? 'other'
}

export function getProductTitle(action: ListedAction, say: Say) {
	const key = `dashboard.groups.${productTypeOf(action)}`
	const type = isGroupKey(key, say) ? say(key) : say('dashboard.groups.other')
	const label = action.product?.label
	if (!label) return type
	return label.toLowerCase().startsWith(type.toLowerCase()) ? label : `${type}: ${label}`
}

function isGroupKey(key: string, say: Say): key is TextKey {
	return Object.hasOwn(say.table('dashboard').groups, key.slice('dashboard.groups.'.length))
}

export function createOpenButton(action: ListedAction, say: Say) {
	const target = findTarget(action)
	if (!target) return undefined
	const isFile = target.name.endsWith('file') ? (true as const) : undefined
	const label = target.name === 'invoice-payment' ? paymentText(action, say) : buttonText(action, say)
	return { href: target.href, label, isFile }
}

/** Reason why the portal cannot complete the action, or its payment status [A84]. */
export function getActionNote(action: ListedAction, say: Say) {
	const target = findTarget(action)
	if (!target) return say('actions.nothingToDo')
	return target.name === 'invoice-payment' ? describeUnpaid(action, say) : undefined
}

function paymentText(action: ListedAction, say: Say) {
	if (action.mollieInvalid) return say('payments.unavailable.button')
	return isPaymentMade(action.payment) || isCredit(action) ? say('actions.view') : buttonText(action, say)
}

export function getActionTitle(action: ListedAction, say: Say) {
	return action.label ?? action.document?.label ?? buttonText(action, say)
}

function buttonText(action: ListedAction, say: Say) {
	const { type, target } = say.table('actions')
	const byTarget: Partial<Record<string, string>> = target
	return (
		lookUp(type, normaliseType(action)) ?? byTarget[findTargetName(action) ?? ''] ?? say('actions.download')
	)
}
