import { EmptyState } from '#app/ui/empty-state'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import { TaskList } from '#app/ui/task-list'
import type { ActionGroup, ActionRow } from './action-rows.server'
import { MoreLink, type MoreLinkProps } from './more-link'
import { renderRowButton } from './row-button'

interface ActionListProps {
	title: string
	/** How many there are, in words. */
	purpose?: string
	/** How many of them are new, in words. */
	news?: { text: string; link?: { href: string; label: string } }
	/** Said in large when nothing is open. */
	none?: string
	/** Said instead of the list. */
	missing?: string
	list?: { groups: readonly ActionGroup[]; more?: MoreLinkProps }
}

/** What a client can do now: grouped by product, one button each. */
export function ActionList({ title, purpose, news, none, missing, list }: ActionListProps) {
	return (
		<Section title={title} purpose={purpose}>
			{news ? (
				<p>
					{news.text} {news.link ? <Link href={news.link.href}>{news.link.label}</Link> : null}
				</p>
			) : null}
			{list ? null : <p>{missing}</p>}
			{list?.groups.length === 0 && none ? <EmptyState title={none} /> : null}
			{list ? <ActionTasks groups={list.groups} /> : null}
			{list?.more ? <MoreLink {...list.more} /> : null}
		</Section>
	)
}

interface ActionTasksProps {
	groups: readonly ActionGroup[]
	level?: 2 | 3
}

/** The tasks alone, for a page that has its own heading. */
export function ActionTasks({ groups, level }: ActionTasksProps) {
	return (
		<TaskList
			level={level}
			groups={groups.map(({ title, rows }, index) => ({ id: String(index), title, tasks: rows.map(toTask) }))}
		/>
	)
}

function toTask(row: ActionRow, index: number) {
	const { title, detail, news } = row
	const status = news ? <StatusTag tone="info">{news}</StatusTag> : undefined
	return { id: String(index), title, detail, status, action: renderRowButton(row) }
}
