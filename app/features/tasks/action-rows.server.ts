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

/** An action in words; where nothing can be done it has no `href` and no `label`. */
export interface ActionRow {
	title: string
	/** Since when or done when, and for whom. */
	detail?: string
	href?: string
	/** What its button says. */
	label?: string
	/** The button gives a file. */
	isFile?: true
	done?: true
	/** "Nieuw", where it is. */
	news?: string
}

/** What is open at one product; the title is empty on the product's own page. */
export interface ActionGroup {
	title: string
	rows: readonly ActionRow[]
}

/** Actions as rows of a list. */
export function createActionRows(actions: readonly ListedAction[], reader: ReaderContext): ActionRow[] {
	return actions.map((action) => {
		const button = action.isDone ? doneButton(action, reader.say) : createOpenButton(action, reader.say)
		return { ...wordsOf(action, reader), ...button, isFile: button?.isFile ? true : undefined }
	})
}

/** Actions by the product that they are about. */
export function createActionGroups(actions: readonly ListedAction[], reader: ReaderContext): ActionGroup[] {
	return groupByProduct(actions).map((group) => ({
		title: group[0] ? getProductTitle(group[0], reader.say) : '',
		rows: createActionRows(group, reader),
	}))
}

/** Documents as rows, with the words for what is open and done, and for the link that opens a file beside its download. */
export function createDocumentRows(actions: readonly ListedAction[], reader: ReaderContext) {
	const { say } = reader
	return {
		rows: createActionRows(actions, reader),
		texts: {
			status: say.table('actions').status,
			opening: { open: say('documents.open'), newTab: say('documents.newTab') },
		},
	}
}
export type DocumentTexts = ReturnType<typeof createDocumentRows>['texts']

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
