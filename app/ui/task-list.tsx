import type { ReactNode } from 'react'
import styles from './task-list.module.css'

export interface Task {
	id: string
	title: string
	detail?: string
	note?: string
	status?: ReactNode
	/** Absent when the portal cannot complete the task. */
	action?: ReactNode
}

export interface TaskGroup {
	id: string
	/** Absent on the product's own page. */
	title?: ReactNode
	aside?: ReactNode
	tasks: readonly Task[]
}

interface TaskListProps {
	groups: readonly TaskGroup[]
	level?: 2 | 3
	isDense?: boolean
}

export function TaskList({ groups, level = 3, isDense }: TaskListProps) {
	return (
		<div className={styles.groups} data-dense={isDense}>
			{groups.map((group) => (
				<Group key={group.id} group={group} level={level} />
			))}
		</div>
	)
}

function Group({ group, level }: { group: TaskGroup; level: 2 | 3 }) {
	const Heading = `h${level}` as const
	return (
		<section className={styles.group}>
			{group.title ? (
				<div className={styles.head}>
					<Heading className={styles.title}>{group.title}</Heading>
					{group.aside}
				</div>
			) : null}
			<ul className={styles.tasks}>
				{group.tasks.map((task) => (
					<li key={task.id} className={styles.task}>
						<div className={styles.what}>
							<span className={styles.name}>{task.title}</span>
							{task.detail ? <span className={styles.detail}> {task.detail}</span> : null}
							{task.note ? <span className={styles.note}> {task.note}</span> : null}
							{task.status ? <> {task.status}</> : null}
						</div>
						{task.action}
					</li>
				))}
			</ul>
		</section>
	)
}
