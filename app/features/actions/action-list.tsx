import { ButtonLink } from '#app/ui/button'
import { EmptyState } from '#app/ui/empty-state'
import { Section } from '#app/ui/section'
import { TaskList } from '#app/ui/task-list'
import type { ActionGroup, ActionTask } from './action-tasks.server'
import { MoreLink, type MoreLinkProps } from './more-link'

interface ActionListProps {
	title: string
	/** How many there are, in words. */
	purpose?: string
	/** Said in large when nothing is open. */
	none?: string
	/** Said instead of the list. */
	missing?: string
	list?: { groups: readonly ActionGroup[]; more?: MoreLinkProps }
}

/** What a client can do now: grouped by product, one button each. */
export function ActionList({ title, purpose, none, missing, list }: ActionListProps) {
	return (
		<Section title={title} purpose={purpose}>
			{list ? null : <p>{missing}</p>}
			{list?.groups.length === 0 && none ? <EmptyState title={none} /> : null}
			{list ? (
				<TaskList
					groups={list.groups.map((group) => ({ ...group, tasks: group.tasks.map(taskWithButton) }))}
				/>
			) : null}
			{list?.more ? <MoreLink {...list.more} /> : null}
		</Section>
	)
}

function taskWithButton({ button, ...task }: ActionTask) {
	const action = button ? (
		<ButtonLink
			href={button.href}
			reload={button.isFile}
			icon={button.isFile ? 'download' : undefined}
			hiddenText={task.title}
		>
			{button.label}
		</ButtonLink>
	) : undefined
	return { ...task, action }
}
