import { EmptyState } from '#app/ui/empty-state'
import { Link } from '#app/ui/link'
import { MoreLink, type MoreLinkProps } from '#app/ui/more-link'
import { Section } from '#app/ui/section'
import { TaskRows, type TaskRowGroup } from '#app/ui/task-rows'

interface TaskOverviewProps {
	title: string
	purpose?: string
	news?: { text: string; link?: { href: string; label: string } }
	none?: string
	/** Not everything could be read. */
	note?: string
	missing?: string
	list?: { groups: readonly TaskRowGroup[]; more?: MoreLinkProps }
}

export function TaskOverview({ title, purpose, news, none, note, missing, list }: TaskOverviewProps) {
	return (
		<Section title={title} purpose={purpose} isForScreens>
			{news ? (
				<p>
					{news.text}{' '}
					{news.link ? (
						<Link href={news.link.href} inSentence>
							{news.link.label}
						</Link>
					) : null}
				</p>
			) : null}
			{note ? <p>{note}</p> : null}
			{list || !missing ? null : <p>{missing}</p>}
			{none ? <EmptyState scene="done" title={none} /> : null}
			{list && list.groups.length > 0 ? <TaskRows groups={list.groups} /> : null}
			{list?.more ? <MoreLink {...list.more} /> : null}
		</Section>
	)
}
