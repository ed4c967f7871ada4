import type { ChangedTerms as Changed } from '#app/request/form-reply'
import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'
import { TextLines } from '#app/ui/text-lines'

/** Table of what the client saw beside what the API holds now. */
export function ChangedTerms({ changed }: { changed: Changed | undefined }) {
	if (!changed || changed.rows.length === 0) return null
	const { title, labels, rows } = changed
	return (
		<Section title={title}>
			<DataTable
				caption={title}
				captionHidden
				columns={[
					{ label: labels.what },
					{ label: labels.was, prose: true },
					{ label: labels.now, prose: true },
				]}
				rows={rows.map(({ term, was, now }, index) => ({
					id: `${term} ${index}`,
					cells: [term, <Cell key="was" lines={was} />, <Cell key="now" lines={now} isStrong />],
				}))}
			/>
		</Section>
	)
}

function Cell({ lines, isStrong }: { lines: readonly string[]; isStrong?: boolean }) {
	return lines.length > 0 ? <TextLines lines={lines} isStrong={isStrong} /> : '-'
}
