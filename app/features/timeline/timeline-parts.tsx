import { Card } from '#app/ui/card'
import { FileList, FileRow } from '#app/ui/file-row'
import { Link } from '#app/ui/link'
import { StatusTag } from '#app/ui/status-tag'
import type { TimelinePart } from './timeline.server'

const icons = {
	asked: 'circle',
	done: 'check',
	planned: 'calendar',
	met: 'calendar',
	invoiced: 'file',
} as const

export function TimelineParts({ parts }: { parts: readonly TimelinePart[] }) {
	return parts.map(({ title, rows }) => (
		<Card key={title} title={title}>
			<FileList>
				{rows.map(({ kind, title: name, detail, href, news }, index) => (
					<FileRow
						key={String(index)}
						icon={icons[kind]}
						name={href ? <Link href={href}>{name}</Link> : name}
						meta={detail}
						status={news ? <StatusTag tone="info">{news}</StatusTag> : undefined}
					/>
				))}
			</FileList>
		</Card>
	))
}
