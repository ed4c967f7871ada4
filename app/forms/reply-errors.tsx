import { ErrorSummary } from '#app/ui/error-summary'
import { paths } from '#app/paths'
import { ButtonForm } from './button-form'
import { listErrors } from './error-list'
import type { FormReply, ChangedTerms as Changed } from '#app/request/form-reply'
import { UnsentInput } from './unsent-input'
import { useShownForm } from './use-reply'
import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'
import { TextLines } from '#app/ui/text-lines'

interface ReplyErrorsProps {
	form: string
	reply: Pick<FormReply, 'result' | 'summary' | 'changed' | 'contact' | 'unsent'> | undefined
	title?: string
	/** Labels that stand before the errors. Absent: a form without fields. */
	getFieldLabel?: (name: string) => string | undefined
}

export function ReplyErrors({ form, reply, title = reply?.summary ?? '', getFieldLabel }: ReplyErrorsProps) {
	const clear = useShownForm()?.clear
	return (
		<>
			<ErrorSummary
				title={title}
				errors={listErrors(form, reply?.result, getFieldLabel)}
				contact={reply?.contact}
			/>
			{clear ? (
				<ButtonForm
					action={paths.clearRefusedForm()}
					label={clear.label}
					fields={[{ name: 'returnTo', value: clear.returnTo }]}
					isQuiet
				/>
			) : null}
			<ChangedTerms changed={reply?.changed} />
			<UnsentInput unsent={reply?.unsent} />
		</>
	)
}

/** Table of what the client saw beside what the API holds now. */
function ChangedTerms({ changed }: { changed: Changed | undefined }) {
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
