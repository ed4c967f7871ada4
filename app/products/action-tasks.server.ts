import type { Dayjs } from 'dayjs'
import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { TextKey } from '#app/locales/texts'
import { findTarget, normaliseType } from './action-target'

/** The open actions, the one asked first on top. */
export function listOpenActions(actions: readonly ListedAction[]) {
	return actions
		.filter((action) => !action.isDone)
		.map((action) => ({ action, since: parseWireDate(action.dateCreated ?? '') }))
		.sort((one, other) => timeOf(one.since) - timeOf(other.since))
		.map(({ action }) => action)
}

function timeOf(since: Dayjs | undefined) {
	return since?.valueOf() ?? Number.MAX_VALUE
}

/** Actions by the product they are about, in the order of the first of each. */
export function groupByProduct(actions: readonly ListedAction[]) {
	const groups = new Map<string, ListedAction[]>()
	for (const action of actions) {
		const id = `${productTypeOf(action)}-${action.product?.id ?? ''}`
		groups.set(id, [...(groups.get(id) ?? []), action])
	}
	return [...groups.values()]
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
	return { href: target.href, label: buttonText(action, say), isFile: target.name.endsWith('file') }
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
		lookUp(type, normaliseType(action)) ?? byTarget[findTarget(action)?.name ?? ''] ?? say('actions.download')
	)
}
