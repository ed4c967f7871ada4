import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { findFileKind, findFile } from '#app/products/action-file'
import {
	groupByProduct,
	createOpenButton,
	getProductTitle,
	getActionTitle,
} from '#app/products/action-tasks.server'
import type { ReaderContext } from './reader-context.server'

/** An action in words; where nothing can be done it has no `href` and no `button`. */
export interface ActionRow {
	title: string
	/** Since when or done when, and for whom. */
	detail?: string
	href?: string
	/** Which of the table's buttons leads there. */
	button?: number
	done?: true
	/** "Nieuw", where it is. */
	news?: string
}

type ActionButton = readonly [label: string, isFile: boolean]

/** The actions of a page, each once however many lists show it, for what a loader tells is sent twice. */
export interface ActionTable {
	rows: readonly ActionRow[]
	buttons: readonly ActionButton[]
	/** The words for what is open and what is done. */
	status: { open: string; done: string }
	/** The words of the link that opens a file beside its download. */
	opening: { open: string; newTab: string }
}

/** What is open at one product, by places in the table; the title is empty on the product's own page. */
export type ActionGroup = readonly [title: string, places: readonly number[]]

/** Makes the table of a page; its lists are places in it. */
export function createActionTable(reader: ReaderContext) {
	const { say } = reader
	const places = new Map<ListedAction, number>()
	const rows: ActionRow[] = []
	const buttons: ActionButton[] = []
	const placesOf = (actions: readonly ListedAction[]) =>
		actions.map((action) => places.get(action) ?? add(action))
	function add(action: ListedAction) {
		const button = action.isDone ? doneButton(action, say) : createOpenButton(action, say)
		const index = rows.push({ ...wordsOf(action, reader), ...(button && placeButton(button)) }) - 1
		places.set(action, index)
		return index
	}
	function placeButton({ href, label, isFile }: NonNullable<ReturnType<typeof createOpenButton>>) {
		const known = buttons.findIndex(([words, keeps]) => words === label && keeps === isFile)
		const index = known < 0 ? buttons.push([label, isFile]) - 1 : known
		return { href, button: index }
	}
	return {
		table: {
			rows,
			buttons,
			status: say.table('actions').status,
			opening: { open: say('documents.open'), newTab: say('documents.newTab') },
		} satisfies ActionTable,
		placesOf,
		groupsOf: (actions: readonly ListedAction[]) =>
			groupByProduct(actions).map((group): ActionGroup => [titleOfGroup(group, say), placesOf(group)]),
	}
}

function titleOfGroup([first]: readonly ListedAction[], say: Say) {
	return first ? getProductTitle(first, say) : ''
}

/** What a search looks in: the product, what is asked, dates, for whom, open or done, and whether it is new. */
export function getSearchText(action: ListedAction, reader: ReaderContext) {
	const { title, detail, news } = wordsOf(action, reader)
	const status = reader.say(action.isDone ? 'actions.status.done' : 'actions.status.open')
	return [getProductTitle(action, reader.say), title, detail, status, news].join(' ')
}

function wordsOf(action: ListedAction, { say, newsOf }: ReaderContext): ActionRow {
	const { isDone } = action
	const on = parseWireDate((isDone ? action.dateExecuted : action.dateCreated) ?? '')
	const name = action.document?.consumerName ?? action.consumerName
	const detail = [
		on ? say(isDone ? 'actions.doneOn' : 'actions.since', { date: formatDate(on, say.language) }) : undefined,
		name ? say('actions.for', { name }) : undefined,
	]
	return {
		title: getActionTitle(action, say),
		detail: detail.filter(Boolean).join(' · ') || undefined,
		done: isDone ? true : undefined,
		news: newsOf(action),
	}
}

/** A done action keeps its download [220]; quotes have theirs on a page. */
function doneButton(action: ListedAction, say: Say) {
	const file = findFile(action)
	if (file === undefined) return undefined
	if (findFileKind(action) === 'quote') return { href: file, label: say('actions.view'), isFile: false }
	return { href: file, label: say('actions.download'), isFile: true }
}
