import { EmptyState } from '#app/ui/empty-state'
import { HiddenText } from '#app/ui/hidden-text'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import { TaskList } from '#app/ui/task-list'
import type { ActionGroup } from './action-groups.server'
import type { ActionRow } from './action-rows.server'
import { MoreLink, type MoreLinkProps } from '#app/ui/more-link'
import { renderRowButton } from './row-button'

interface ActionListProps {
	title: string
	purpose?: string
	news?: { text: string; link?: { href: string; label: string } }
	none?: string
	/** Not everything could be read. */
	note?: string
	missing?: string
	list?: { groups: readonly ActionGroup[]; more?: MoreLinkProps }
	isDense?: boolean
}

export function ActionList({ title, purpose, news, none, note, missing, list, isDense }: ActionListProps) {
	return (
		<Section title={title} purpose={purpose}>
			{news ? (
				<p>
					{news.text} {news.link ? <Link href={news.link.href}>{news.link.label}</Link> : null}
				</p>
			) : null}
			{note ? <p>{note}</p> : null}
			{list || !missing ? null : <p>{missing}</p>}
			{list?.groups.length === 0 && none ? <EmptyState title={none} /> : null}
			{list ? <ActionTasks groups={list.groups} isDense={isDense} /> : null}
			{list?.more ? <MoreLink {...list.more} /> : null}
		</Section>
	)
}

interface ActionTasksProps {
	groups: readonly ActionGroup[]
	level?: 2 | 3
	isDense?: boolean
}

export function ActionTasks({ groups, level, isDense }: ActionTasksProps) {
	return (
		<TaskList level={level} isDense={isDense} groups={groups.map((group) => showGroup(group, isDense))} />
	)
}

function showGroup({ title, all, rows }: ActionGroup, isDense = false) {
	const variant = isDense ? 'quiet' : undefined
	// "Factuur 12" above "Factuur 12 betalen" would repeat the name.
	const isTold = isDense && !all && rows.every((row) => row.title.includes(title))
	const count = all ? (
		<Link href={all.href}>
			{all.label}
			<HiddenText> {title}</HiddenText>
		</Link>
	) : undefined
	return {
		id: title,
		title: isTold ? <HiddenText>{title}</HiddenText> : title,
		aside: count,
		tasks: rows.map((row) => showTask(row, variant)),
	}
}

function showTask(row: ActionRow, variant?: 'quiet') {
	const { title, detail, note, news, discard } = row
	const status = (
		<>
			{news ? <StatusTag tone="info">{news}</StatusTag> : null}
			{discard ? (
				<Link href={discard.href}>
					{discard.label}
					<HiddenText> {title}</HiddenText>
				</Link>
			) : null}
		</>
	)
	return {
		id: row.href ?? title,
		title,
		detail,
		note,
		status: news || discard ? status : undefined,
		action: renderRowButton(row, variant),
	}
}
