import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'
import type { WillsView } from './wills.server'

export function WillTable({ title, none, note, columns, rows }: WillsView) {
	return (
		<Section title={title}>
			{note ? <p>{note}</p> : null}
			{rows.length > 0 ? (
				<DataTable
					caption={title}
					captionHidden
					columns={columns.map((label) => ({ label }))}
					rows={rows.map((cells, index) => ({ id: String(index), cells }))}
				/>
			) : (
				<p>{none}</p>
			)}
		</Section>
	)
}
