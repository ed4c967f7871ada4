import { ButtonLink } from '#app/ui/button'
import { EmptyState } from '#app/ui/empty-state'
import { Link } from '#app/ui/link'
import { TaskList } from '#app/ui/task-list'
import type { ActionGroup, ActionTask } from './action-tasks.server'

interface ActionListProps {
	groups: readonly ActionGroup[]
	/** How many there are, in words. */
	purpose?: string
	/** Said when nothing is open. */
	none: string
	/** Leads to the list with nothing left out. */
	more?: { href: string; label: string }
}

/** What a client can do now: grouped by product, one button each. */
export function ActionList({ groups, purpose, none, more }: ActionListProps) {
	if (groups.length === 0) return <EmptyState title={none} />
	return (
		<>
			{purpose ? <p>{purpose}</p> : null}
			<TaskList groups={groups.map((group) => ({ ...group, tasks: group.tasks.map(taskWithButton) }))} />
			{more ? (
				<p>
					<Link href={more.href}>{more.label}</Link>
				</p>
			) : null}
		</>
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
