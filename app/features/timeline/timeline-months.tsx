import { Card } from '#app/ui/card'
import { FileList, FileRow } from '#app/ui/file-row'
import type { TimelineMonth } from './timeline.server'

const icons = {
	asked: 'circle',
	done: 'check',
	planned: 'calendar',
	met: 'calendar',
	invoiced: 'file',
} as const

/** A card for each month. */
export function TimelineMonths({ months }: { months: readonly TimelineMonth[] }) {
	return months.map(({ title, rows }) => (
		<Card key={title} title={title}>
			<FileList>
				{rows.map(({ kind, title: name, detail }, index) => (
					<FileRow key={String(index)} icon={icons[kind]} name={name} meta={detail} />
				))}
			</FileList>
		</Card>
	))
}
