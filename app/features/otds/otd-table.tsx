import { Fragment } from 'react'
import { Badge } from '#app/ui/badge'
import { DataTable } from '#app/ui/data-table'
import { Link } from '#app/ui/link'
import { StatusTag } from '#app/ui/status-tag'
import type { Tone } from '#app/ui/tone'

interface OtdTableProps {
	title: string
	columns: { title: string; date: string; status: string }
	rows: readonly {
		href: string
		title: string
		badge?: number
		date: string
		status: { tone: Tone; text: string }
	}[]
	badgeLabels: { one: string; other: string }
}

export function OtdTable({ title, columns, rows, badgeLabels }: OtdTableProps) {
	return (
		<DataTable
			caption={title}
			captionHidden
			columns={[{ label: columns.title }, { label: columns.date }, { label: columns.status }]}
			rows={rows.map(({ href, title: name, badge, date, status }) => ({
				id: href,
				tone: status.tone,
				cells: [
					<Fragment key="name">
						<Link href={href}>{name}</Link>{' '}
						{badge ? (
							<Badge count={badge} label={badge === 1 ? badgeLabels.one : badgeLabels.other} spelled />
						) : null}
					</Fragment>,
					date,
					<StatusTag key="status" tone={status.tone}>
						{status.text}
					</StatusTag>,
				],
			}))}
		/>
	)
}
