import { Link } from '#app/ui/link'
import { HiddenText } from '#app/ui/hidden-text'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import { TaskList } from '#app/ui/task-list'
import type { ActionRow } from './action-rows.server'
import { ButtonLink } from '#app/ui/button'

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
	const link = row.discard ?? row.call
	const status = (
		<>
			{tag ? <StatusTag tone="warning">{tag}</StatusTag> : null}{' '}
			{news ? <StatusTag tone="info">{news}</StatusTag> : null}{' '}
			{link ? (
				<Link href={link.href}>
					{link.label}
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
		status: tag || news || link ? status : undefined,
		action: renderRowButton(row),
	}
}

function renderRowButton({ title, href, label, isFile }: ActionRow, variant?: 'quiet') {
	if (!href || !label) return undefined
	return (
		<ButtonLink
			variant={variant}
			href={href}
			isFile={isFile}
			icon={isFile ? 'download' : undefined}
			hiddenText={title}
		>
			{label}
		</ButtonLink>
	)
}
