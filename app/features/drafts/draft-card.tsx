import { ButtonLink } from '#app/ui/button'
import { HiddenText } from '#app/ui/hidden-text'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'
import { TaskList } from '#app/ui/task-list'
import type { DraftsView } from './drafts.server'

/** What was begun and not sent yet: go on with it, or throw it away. */
export function DraftCard({ title, goOn, discard, rows }: DraftsView) {
	const tasks = rows.map((row) => ({
		id: row.id,
		title: row.title,
		detail: row.when,
		status: (
			<Link href={row.discardHref}>
				{discard}
				<HiddenText> {row.title}</HiddenText>
			</Link>
		),
		action: (
			<ButtonLink href={row.href} hiddenText={row.title}>
				{goOn}
			</ButtonLink>
		),
	}))
	return (
		<Section title={title}>
			<TaskList groups={[{ id: 'drafts', tasks }]} />
		</Section>
	)
}
