import type { ReactNode } from 'react'
import { PageContent } from '#app/ui/page-content'
import type { SceneName } from '#app/ui/scene'
import { RichText } from '#app/ui/rich-text'
import { ListBody, type ListInfo } from './list-body'

interface ListPageProps {
	title: string
	purpose?: string
	html?: { html: string; lang?: string }
	back?: { href: string; label: string }
	lead?: ReactNode
	/** What was just sent, under the heading. */
	received?: ReactNode
	tools?: ReactNode
	/** Below the list, also when that is empty. */
	after?: ReactNode
	list: ListInfo
	/** Drawn where nothing is there. */
	scene?: SceneName
	children: ReactNode
}

export function ListPage({
	title,
	purpose,
	html,
	back,
	lead,
	received,
	tools,
	after,
	list,
	scene,
	children,
}: ListPageProps) {
	return (
		<PageContent title={title} purpose={purpose} back={back} width="wide" received={received}>
			{html ? <RichText {...html} level={2} /> : null}
			{lead}
			<ListBody list={list} scene={scene}>
				{children}
			</ListBody>
			{list.empty ? null : tools}
			{after}
		</PageContent>
	)
}
