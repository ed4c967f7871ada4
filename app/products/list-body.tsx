import type { ReactNode } from 'react'
import { Disclosure } from '#app/ui/disclosure'
import { EmptyState } from '#app/ui/empty-state'
import { Pager, type PagerProps } from '#app/ui/pager'
import type { SceneName } from '#app/ui/scene'
import { SearchForm, type SearchFormProps } from '#app/ui/search-form'

export interface ListInfo {
	search?: SearchFormProps & { fold?: string }
	/** Not everything could be read. */
	note?: string
	count?: string
	pages?: PagerProps
	titlePrefix?: string
	/** `isNone`: nothing is there, and nothing was left unread or not found. */
	empty?: { title: string; text?: string; isNone?: boolean }
}

interface ListBodyProps {
	list: ListInfo
	/** Drawn where nothing is there. */
	scene?: SceneName
	level?: 2 | 3
	children: ReactNode
}

export function ListBody({ list, scene = 'papers', level = 2, children }: ListBodyProps) {
	return (
		<>
			{list.search ? <Search {...list.search} /> : null}
			{list.note ? <p>{list.note}</p> : null}
			{list.count ? <p>{list.count}</p> : null}
			{list.empty ? (
				<EmptyState level={level} scene={list.empty.isNone ? scene : undefined} title={list.empty.title}>
					{list.empty.text}
				</EmptyState>
			) : (
				children
			)}
			{list.pages ? <Pager {...list.pages} /> : null}
		</>
	)
}

function Search({ fold, ...search }: NonNullable<ListInfo['search']>) {
	const form = <SearchForm {...search} />
	return fold ? <Disclosure title={fold}>{form}</Disclosure> : form
}
