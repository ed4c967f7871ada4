import { Section } from '#app/ui/section'
import { TaskRows, type TaskRowGroup } from '#app/ui/task-rows'

interface ActionListProps {
	title: string
	/** Not everything could be read. */
	note?: string
	missing?: string
	tasks?: TaskRowGroup
}

/** Tasks on the page of their product. */
export function ActionList({ title, note, missing, tasks }: ActionListProps) {
	return (
		<Section title={title} isForScreens>
			{note ? <p>{note}</p> : null}
			{tasks || !missing ? null : <p>{missing}</p>}
			{tasks ? <TaskRows groups={[tasks]} /> : null}
		</Section>
	)
}
