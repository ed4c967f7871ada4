import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'

interface InsuredPeopleProps {
	title: string
	columns: readonly string[]
	noCoverage: string
	people: readonly { name: string; rows: readonly (readonly string[])[] }[]
}

export function InsuredPeople({ title, columns, noCoverage, people }: InsuredPeopleProps) {
	return (
		<Section title={title}>
			{people.map(({ name, rows }, index) =>
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
						<p>{noCoverage}</p>
					</div>
				),
			)}
		</Section>
	)
}
