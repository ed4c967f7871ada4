import { ButtonLink } from '#app/ui/button'
import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import type { DamageView } from './damage-reports.server'

export function DamageReports({ title, text, note, report, columns, rows }: DamageView) {
	return (
		<Section title={title} aside={report ? <ButtonLink href={report.href}>{report.label}</ButtonLink> : null}>
			{note ? <p>{note}</p> : null}
			{rows.length > 0 ? (
				<DataTable
					caption={title}
					captionHidden
					columns={columns.map((label) => ({ label }))}
					rows={rows.map(({ cells, isClosed, progress }, index) => ({
						id: String(index),
						cells: [
							...cells,
							progress === undefined ? (
								'-'
							) : (
								<StatusTag key="progress" tone={isClosed ? 'success' : 'info'}>
									{progress}
								</StatusTag>
							),
						],
					}))}
				/>
			) : (
				<p>{text}</p>
			)}
		</Section>
	)
}
