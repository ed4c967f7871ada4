import type { SerializeFrom } from '@remix-run/node'
import { chooseFill, Swatch } from '#app/charts/fill'
import { Figure } from '#app/charts/chart'
import { ShareBar } from '#app/charts/share-bar'
import { YearTrack } from '#app/charts/year-track'
import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'
import { WithNote } from '#app/ui/with-note'
import type { buildLoanPartsTable } from './loan-parts.server'

type LoanPartsProps = SerializeFrom<NonNullable<ReturnType<typeof buildLoanPartsTable>>>

export function LoanParts({ title, note, shares, track, columns, rows, download }: LoanPartsProps) {
	const file = download ? (
		<ButtonLink variant="quiet" href={download.href} isFile icon="download">
			{download.label}
		</ButtonLink>
	) : undefined
	const table = (
		<DataTable
			caption={title}
			captionHidden
			columns={columns.map((label, index) => ({ label, numeric: index === 1 || index === 2 }))}
			rows={rows.map(({ name, share, cells: [amount, ...cells] }, index) => ({
				id: String(index),
				cells: [
					shares ? (
						<Swatch key="name" name={chooseFill(index)}>
							{name}
						</Swatch>
					) : (
						name
					),
					<WithNote key="amount" note={share}>
						{amount}
					</WithNote>,
					...cells,
				],
			}))}
		/>
	)
	const charts = <Charts shares={shares} track={track} />
	const isEmpty = rows.length === 0
	if (isEmpty) return <Section title={title}>{note ? <p>{note}</p> : null}</Section>
	return (
		<Section title={title} aside={file}>
			{note ? <p>{note}</p> : null}
			{shares || track ? <Figure chart={charts}>{table}</Figure> : table}
		</Section>
	)
}

function Charts({ shares, track }: Pick<LoanPartsProps, 'shares' | 'track'>) {
	return (
		<Card>
			{shares ? <ShareBar {...shares} /> : null}
			{track ? (
				<>
					<YearTrack {...track} />
					<p>{track.legend}</p>
				</>
			) : null}
		</Card>
	)
}
