import { ButtonLink } from '#app/ui/button'
import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'

interface LoanPartsProps {
	title: string
	columns: readonly string[]
	rows: readonly (readonly string[])[]
	download: { href: string; label: string }
}

/** What a mortgage consists of, and the same as a file. */
export function LoanParts({ title, columns, rows, download }: LoanPartsProps) {
	const file = (
		<ButtonLink variant="quiet" href={download.href} reload icon="download">
			{download.label}
		</ButtonLink>
	)
	return (
		<Section title={title} aside={file}>
			<DataTable
				caption={title}
				captionHidden
				columns={columns.map((label, index) => ({ label, numeric: index === 1 || index === 2 }))}
				rows={rows.map((cells, index) => ({ id: String(index), cells }))}
			/>
		</Section>
	)
}
