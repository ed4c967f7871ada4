import type { ReactNode } from 'react'
import { EmptyState } from '#app/ui/empty-state'
import { PageContent } from '#app/ui/page-content'
import { Pager, type PagerProps } from '#app/ui/pager'
import { RichText } from '#app/ui/rich-text'
import { SearchForm, type SearchFormProps } from '#app/ui/search-form'

/** What goes around the rows of a list, in words. */
export interface ListInfo {
	/** Only where the list fills more than a page. */
	search?: SearchFormProps
	count?: string
	pages?: PagerProps
	empty?: { title: string; text?: string }
}

interface ListPageProps {
	title: string
	purpose?: string
	/** The firm's words, sanitised. */
	html?: string
	back?: { href: string; label: string }
	/** Links to files of the list as a whole. */
	tools?: ReactNode
	list: ListInfo
	/** The rows. */
	children: ReactNode
}

/** A list as every product area shows it. */
export function ListPage({ title, purpose, html, back, tools, list, children }: ListPageProps) {
	return (
		<PageContent title={title} purpose={purpose} back={back} width="wide">
			{html ? <RichText html={html} /> : null}
			{list.search ? <SearchForm {...list.search} /> : null}
			{list.count ? <p>{list.count}</p> : null}
			{list.empty ? (
				<EmptyState level={2} icon="file" title={list.empty.title}>
					{list.empty.text}
				</EmptyState>
			) : (
				children
			)}
			{list.pages ? <Pager {...list.pages} /> : null}
			{list.empty ? null : tools}
		</PageContent>
	)
}
