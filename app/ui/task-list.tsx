import type { ReactNode } from 'react'
import styles from './task-list.module.css'

interface Task {
	id: string
	title: string
	detail?: string
	note?: string
	status?: ReactNode
	/** Absent when the portal cannot complete the task. */
	action?: ReactNode
}

export function TaskList({ tasks }: { tasks: readonly Task[] }) {
	return (
		<ul className={styles.tasks}>
			{tasks.map((task) => (
				<li key={task.id} className={styles.task}>
					<div className={styles.what}>
						<span className={styles.name}>{task.title}</span>
						{task.detail ? <span className={styles.detail}> {task.detail}</span> : null}
						{task.note ? <span className={styles.note}> {task.note}</span> : null}
						{task.status ? <> {task.status}</> : null}
					</div>{' '}
					{task.action}
				</li>
			))}
		</ul>
	)
}
