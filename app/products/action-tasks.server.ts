import type { Dayjs } from 'dayjs'
import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { TextKey } from '#app/locales/texts'
import { findTarget, findTargetName, normaliseType } from './action-target'
import { describeUnpaid, isPaymentMade } from './payment-state'

/** The open actions that a client can do something about, the one asked first on top. */
export function listOpenActions<A extends ListedAction>(actions: readonly A[]) {
	return sortByAge(actions.filter((action) => !action.isDone && findTargetName(action)))
}

/** The open actions that nobody can do here: they ask nothing of the client now. @see contract §8 */
export function listWaitingActions<A extends ListedAction>(actions: readonly A[]) {
	return sortByAge(actions.filter((action) => !action.isDone && !findTargetName(action)))
}

function sortByAge<A extends ListedAction>(actions: readonly A[]) {
	return actions
		.map((action) => ({ action, since: timeOf(parseWireDate(action.dateCreated ?? '')) }))
		.sort((one, other) => one.since - other.since)
		.map(({ action }) => action)
}

function timeOf(since: Dayjs | undefined) {
	return since?.valueOf() ?? Number.MAX_VALUE
}

/** Actions by the product they are about (`getProductKey`), in the order of the first of each. */
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

/** Names the product of an action in an address: actions of one product share it. */
export function getProductKey(action: ListedAction) {
	return `${productTypeOf(action)}-${action.product?.id ?? ''}`
}

function productTypeOf({ product }: ListedAction) {
	return product?.type?.toLowerCase() ?? 'other'
}

/** The product that an action is about: its kind and its name. */
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

/** The button of an open action; none for a type that leads nowhere. */
export function createOpenButton(action: ListedAction, say: Say) {
	const target = findTarget(action)
	if (!target) return undefined
	const isFile = target.name.endsWith('file') ? (true as const) : undefined
	const label = target.name === 'invoice-payment' ? paymentText(action, say) : buttonText(action, say)
	return { href: target.href, label, isFile }
}

/** What is said of an open action beside its name: why it can't be done here, or how its payment stands [A84]. */
export function getActionNote(action: ListedAction, say: Say) {
	const target = findTarget(action)
	if (!target) return say('actions.nothingToDo')
	return target.name === 'invoice-payment' ? describeUnpaid(action, say) : undefined
}

/** What can't be paid, or is paid, is no button to pay. */
function paymentText(action: ListedAction, say: Say) {
	if (action.mollieInvalid) return say('payments.unavailable.button')
	return isPaymentMade(action.payment) ? say('actions.view') : buttonText(action, say)
}

/** What an action is called: its own label, else that of its document, else what its button says. */
export function getActionTitle(action: ListedAction, say: Say) {
	return action.label ?? action.document?.label ?? buttonText(action, say)
}

/** The words on an action's button, by its type or else by where it leads. */
function buttonText(action: ListedAction, say: Say) {
	const { type, target } = say.table('actions')
	const byTarget: Partial<Record<string, string>> = target
	return (
		lookUp(type, normaliseType(action)) ?? byTarget[findTargetName(action) ?? ''] ?? say('actions.download')
	)
}
