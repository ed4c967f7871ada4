import { Link } from '#app/ui/link'
import { HiddenText } from '#app/ui/hidden-text'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import { TaskList } from '#app/ui/task-list'
import type { ActionRow } from './action-rows.server'
import { renderRowButton } from './row-button'

interface ActionListProps {
	title: string
	/** Not everything could be read. */
	note?: string
	missing?: string
	rows?: readonly ActionRow[]
}

/** Tasks on the page of their product, with buttons. */
export function ActionList({ title, note, missing, rows }: ActionListProps) {
	return (
		<Section title={title} isForScreens>
			{note ? <p>{note}</p> : null}
			{rows || !missing ? null : <p>{missing}</p>}
			{rows ? <TaskList tasks={rows.map(showTask)} /> : null}
		</Section>
	)
}

function showTask(row: ActionRow) {
	const { title, detail, note, news, tag } = row
	const links = [row.discard, row.call].filter((link) => link !== undefined)
	const status = (
		<>
			{tag ? <StatusTag tone="warning">{tag}</StatusTag> : null}{' '}
			{news ? <StatusTag tone="info">{news}</StatusTag> : null}{' '}
			{links.map(({ href, label }) => (
				<Link key={href} href={href}>
					{label}
					<HiddenText> {title}</HiddenText>
				</Link>
			))}
		</>
	)
	return {
		id: row.href ?? title,
		title,
		detail,
		note,
		status: tag || news || links.length > 0 ? status : undefined,
		action: renderRowButton(row),
	}
}
