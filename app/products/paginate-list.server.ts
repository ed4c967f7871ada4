import type { ReadList } from '#app/lib/read-list'
import type { Say } from '#app/i18n/say.server'
import { findLengthFault } from '#app/forms/text-lengths'
import { cleanTyped } from '#app/lib/clean-text'
import { foldText } from '#app/lib/fold-text'
import type { SearchChoice } from '#app/ui/search-form'
import type { ListInfo } from './list-body'

const usualPage = 50
/** Words of a search; what is beyond them is not shown in the field either. */
const mostWords = 10

interface Listing<Item, Row> {
	items: ReadList<Item>
	rowOf: (item: Item) => Row
	getSearchText: (row: Row) => string
	none: string
	/** Filters of the address, already applied to `items`. */
	choices?: readonly SearchChoice[]
	/** Rows of a page. */
	pageSize?: number
}

interface Paging {
	search: string
	itemCount: number
	/** Items that the search finds. */
	matchCount: number
	pageSize: number
	/** From 1 to `last`. */
	page: number
	last: number
	/** Without it no count is told, and no list is empty. */
	isComplete: boolean
	/** A filter leaves items out. */
	isChosen: boolean
}

/** Reads `page` (from 1) and `q` (all words must occur) from the address; 50 rows per page unless told. A `q` that is too long finds all. */
export function paginateList<Item, Row>(
	request: Request,
	say: Say,
	{
		items: { known: items, isComplete },
		rowOf,
		getSearchText,
		none,
		choices,
		pageSize = usualPage,
	}: Listing<Item, Row>,
): { rows: Row[]; list: ListInfo } {
	const { pathname, searchParams: params } = new URL(request.url)
	const { shown, error, search } = readSearch(params, say)
	const words = foldText(search).split(/\s+/).filter(Boolean)
	const matches = items.filter((item) => {
		const text = words.length > 0 ? foldText(getSearchText(rowOf(item))) : ''
		return words.every((word) => text.includes(word))
	})
	const chosen = readChosen(choices)
	const query = { ...chosen, ...(search && { q: search }) }
	const addressOf = (to: number) => `${pathname}?${new URLSearchParams({ ...query, page: String(to) })}`
	const last = Math.max(1, Math.ceil(matches.length / pageSize))
	const page = Math.min(last, Math.max(1, Math.trunc(Number(params.get('page'))) || 1))
	const from = (page - 1) * pageSize
	const counts = { itemCount: items.length, matchCount: matches.length, pageSize }
	const paging = { search, ...counts, page, last, isComplete, isChosen: Object.keys(chosen).length > 0 }
	return {
		rows: matches.slice(from, from + pageSize).map(rowOf),
		list: {
			search: choices || items.length > pageSize ? { ...searchOf(shown, choices, say), error } : undefined,
			note: isComplete ? undefined : say('unread.list'),
			count: isComplete ? countOf(paging, say) : undefined,
			titlePrefix: titlePrefixOf(paging, say),
			pages: last > 1 ? pagesOf(paging, addressOf, say) : undefined,
			empty: matches.length > 0 ? undefined : emptyOf(paging, none, say),
		},
	}
}

/** `search` is empty where the typed text is too long. */
function readSearch(params: URLSearchParams, say: Say) {
	const typed = cleanTyped(params.get('q') ?? '')
	const error = findLengthFault(typed, 'search', say)
	const words = typed.split(/\s+/).slice(0, mostWords).join(' ')
	return error === undefined ? { shown: words, search: words } : { shown: typed, error, search: '' }
}

/** Values of the address that differ from the first option. */
function readChosen(choices: readonly SearchChoice[] = []): Record<string, string> {
	return Object.fromEntries(
		choices.flatMap(({ name, value, options }) => (value === options[0]?.value ? [] : [[name, value]])),
	)
}

/** Fields to choose from stand behind a title until one of them is used. */
function foldOf(choices: readonly SearchChoice[] = [], say: Say) {
	const shown = choices.filter(({ isHidden }) => !isHidden)
	const isUsed = Object.keys(readChosen(shown)).length > 0
	return shown.length > 0 && !isUsed ? say('lists.fold') : undefined
}

function searchOf(search: string, choices: readonly SearchChoice[] | undefined, say: Say) {
	return {
		choices,
		fold: search === '' ? foldOf(choices, say) : undefined,
		label: say('lists.search'),
		value: search,
		submit: say('lists.submit'),
		clear: search ? say('lists.clear') : undefined,
	}
}

function countOf({ search, itemCount, matchCount, page, pageSize }: Paging, say: Say) {
	if (matchCount > pageSize) {
		const to = Math.min(matchCount, page * pageSize)
		return say('lists.range', { from: (page - 1) * pageSize + 1, to, count: matchCount })
	}
	return search && itemCount > pageSize && matchCount > 0
		? say('lists.found', { count: matchCount })
		: undefined
}

/** Prefix of the document title, so that each page of a list has its own title (WCAG 2.4.2). */
function titlePrefixOf({ search, matchCount, page, last, isComplete }: Paging, say: Say) {
	const part = page > 1 ? sayPage({ page, last, isComplete }, say) : undefined
	const count = matchCount > 0 ? say('lists.found', { count: matchCount }) : say('lists.nothingFound')
	return [part, search && isComplete ? count : undefined].filter(Boolean).join(' – ') || undefined
}

function emptyOf({ search, itemCount, isComplete, isChosen }: Paging, none: string, say: Say) {
	if (!isComplete) return { title: say('unread.title') }
	if (itemCount === 0) return { title: none, isNone: !isChosen }
	return { title: say('lists.nothingFound'), text: say('lists.nothingFoundText', { words: search }) }
}

function pagesOf({ page, last, isComplete }: Paging, href: (page: number) => string, say: Say) {
	return {
		label: say('lists.pages'),
		current: sayPage({ page, last, isComplete }, say),
		previous: page > 1 ? { href: href(page - 1), label: say('lists.previous') } : undefined,
		next: page < last ? { href: href(page + 1), label: say('lists.next') } : undefined,
	}
}

function sayPage({ page, last, isComplete }: Pick<Paging, 'page' | 'last' | 'isComplete'>, say: Say) {
	return isComplete ? say('lists.page', { page, pages: last }) : say('unread.page', { page })
}
