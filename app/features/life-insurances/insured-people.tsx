import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'

interface InsuredPeopleProps {
	title: string
	columns: readonly string[]
	noCoverage: string
	/** Not everything could be read. */
	note?: string
	people: readonly { name: string; note?: string; rows: readonly (readonly string[])[] }[]
}

export function InsuredPeople({ title, columns, noCoverage, note, people }: InsuredPeopleProps) {
	return (
		<Section title={title}>
			{note ? <p>{note}</p> : null}
			{people.map(({ name, note: gap, rows }, index) =>
				rows.length > 0 ? (
					<DataTable
						key={index}
						caption={name}
						columns={columns.map((label, column) => ({ label, numeric: column > 0 }))}
						rows={rows.map((cells, row) => ({ id: String(row), cells }))}
					/>
				) : (
					<div key={index}>
						<h3>{name}</h3>
						<p>{gap ?? noCoverage}</p>
					</div>
				),
			)}
		</Section>
	)
}
