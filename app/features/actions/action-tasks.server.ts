import type { Dayjs } from 'dayjs'
import type { Action } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import type { TextKey } from '#app/locales/texts'
import { findTarget, typeOf } from './action-target'

export interface ActionGroup {
	id: string
	/** Absent on the product's own page. */
	title?: string
	tasks: ActionTask[]
}
export interface ActionTask {
	id: string
	title: string
	detail: string
	/** Absent for a type that leads nowhere. */
	button?: { href: string; label: string; isFile: boolean }
}

const fewest = 50

interface OpenAction {
	action: Action
	since: Dayjs | undefined
}

/** The open actions as a task list: grouped by product, oldest first; without `all` the 50 oldest. */
export function actionGroups(actions: readonly Action[], say: Say, all: boolean) {
	const open = actions
		.filter((action) => !action.isDone)
		.map(withDate)
		.sort(byAge)
	const shown = all ? open : open.slice(0, fewest)
	const groups = new Map<string, ActionGroup>()
	for (const { action } of shown) {
		const id = `${productTypeOf(action)}-${action.product?.id ?? ''}`
		const group = groups.get(id) ?? { id, title: groupTitle(action, say), tasks: [] }
		group.tasks.push(taskOf(action, say))
		groups.set(id, group)
	}
	return { count: open.length, hidden: open.length - shown.length, groups: [...groups.values()] }
}

function withDate(action: Action): OpenAction {
	return { action, since: dateOf(action) }
}

function dateOf({ dateCreated }: Action) {
	return dateCreated ? parseWireDate(dateCreated) : undefined
}

function byAge(one: OpenAction, other: OpenAction) {
	return (one.since?.valueOf() ?? Number.MAX_VALUE) - (other.since?.valueOf() ?? Number.MAX_VALUE)
}

function productTypeOf({ product }: Action) {
	return product?.type?.toLowerCase() ?? 'other'
}

function groupTitle(action: Action, say: Say) {
	const key = `dashboard.groups.${productTypeOf(action)}`
	const type = isGroupKey(key, say) ? say(key) : say('dashboard.groups.other')
	const label = action.product?.label
	if (!label) return type
	return label.toLowerCase().startsWith(type.toLowerCase()) ? label : `${type}: ${label}`
}

function isGroupKey(key: string, say: Say): key is TextKey {
	return key.slice('dashboard.groups.'.length) in say.table('dashboard').groups
}

/** An open action in words; what is asked, since when and for whom, and its button. */
export function taskOf(action: Action, say: Say): ActionTask {
	const since = dateOf(action)
	const detail = [
		since ? say('actions.since', { date: formatDate(since, say.language) }) : undefined,
		action.consumerName ? say('actions.for', { name: action.consumerName }) : undefined,
	]
	return {
		id: action.id,
		title: titleOf(action, say),
		detail: detail.filter(Boolean).join(' · '),
		button: openButton(action, say),
	}
}

/** The button of an open action; none for a type that leads nowhere, nor for a file that is not there [221]. */
export function openButton(action: Action, say: Say) {
	const target = findTarget(action)
	if (!target || (target.name === 'file' && !action.document?.hasDocument)) return undefined
	return { href: target.href, label: buttonText(action, say), isFile: target.name.endsWith('file') }
}

/** What an action is called: its own label, else that of its document, else what its button says. */
export function titleOf(action: Action, say: Say) {
	return action.label ?? action.document?.label ?? buttonText(action, say)
}

/** The words on an action's button, by its type or else by where it leads. */
function buttonText(action: Action, say: Say) {
	const { type, target } = say.table('actions')
	const byType: Partial<Record<string, string>> = type
	const byTarget: Partial<Record<string, string>> = target
	return byType[typeOf(action)] ?? byTarget[findTarget(action)?.name ?? ''] ?? say('actions.download')
}
