import { EmptyState } from '#app/ui/empty-state'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import { TaskList } from '#app/ui/task-list'
import type { ActionGroup, ActionTable } from './action-table.server'
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
	/** What the list's places are in; absent where there is no list. */
	table?: ActionTable
}

/** What a client can do now: grouped by product, one button each. */
export function ActionList({ title, purpose, news, none, missing, list, table }: ActionListProps) {
	return (
		<Section title={title} purpose={purpose}>
			{news ? (
				<p>
					{news.text} {news.link ? <Link href={news.link.href}>{news.link.label}</Link> : null}
				</p>
			) : null}
			{list ? null : <p>{missing}</p>}
			{list?.groups.length === 0 && none ? <EmptyState title={none} /> : null}
			{list && table ? <ActionTasks groups={list.groups} table={table} /> : null}
			{list?.more ? <MoreLink {...list.more} /> : null}
		</Section>
	)
}

interface ActionTasksProps {
	groups: readonly ActionGroup[]
	table: ActionTable
	level?: 2 | 3
}

/** The tasks alone, for a page that has its own heading. */
export function ActionTasks({ groups, table, level }: ActionTasksProps) {
	const taskAt = (index: number) => {
		const row = table.rows[index]
		if (!row) return []
		const status = row.news ? <StatusTag tone="info">{row.news}</StatusTag> : undefined
		const { title, detail } = row
		return [{ id: String(index), title, detail, status, action: renderRowButton(row, table) }]
	}
	return (
		<TaskList
			level={level}
			groups={groups.map(([title, places]) => ({
				id: String(places[0]),
				title,
				tasks: places.flatMap(taskAt),
			}))}
		/>
	)
}
