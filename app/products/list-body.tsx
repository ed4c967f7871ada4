import type { ReactNode } from 'react'
import { EmptyState } from '#app/ui/empty-state'
import { Pager, type PagerProps } from '#app/ui/pager'
import { SearchForm, type SearchFormProps } from '#app/ui/search-form'

/** What goes around the rows of a list, in words. */
export interface ListInfo {
	/** Only where the list fills more than a page. */
	search?: SearchFormProps
	count?: string
	pages?: PagerProps
	/** Of the document's title, in front of the page's own. */
	place?: string
	empty?: { title: string; text?: string }
}

interface ListBodyProps {
	list: ListInfo
	level?: 2 | 3
	/** The rows. */
	children: ReactNode
}

/** The rows of a list between its search and its pages, or what is said where there are none. */
export function ListBody({ list, level = 2, children }: ListBodyProps) {
	return (
		<>
			{list.search ? <SearchForm {...list.search} /> : null}
			{list.count ? <p>{list.count}</p> : null}
			{list.empty ? (
				<EmptyState level={level} icon="file" title={list.empty.title}>
					{list.empty.text}
				</EmptyState>
			) : (
				children
			)}
			{list.pages ? <Pager {...list.pages} /> : null}
		</>
	)
}
