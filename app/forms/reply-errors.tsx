import { ErrorSummary, type SummaryError } from '#app/ui/error-summary'
import { paths } from '#app/paths'
import { ButtonForm } from './button-form'
import type { FormReply, ChangedTerms as Changed, UnsentInput as Unsent } from '#app/request/form-reply'
import { useShownForm } from './use-reply'
import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'
import { TextLines } from '#app/ui/text-lines'
import { ButtonLinks } from '#app/ui/button-links'
import { DefinitionList } from '#app/ui/definition-list'
import type { SubmissionResult } from '@conform-to/react'

/** conform's `<form>-<name>`, without brackets and dots (`persons[0].email` → `persons-0-email`). */
export function getFieldId(formId: string, name: string): string {
	return `${formId}-${name}`.replace(/\]?[[.]/g, '-').replaceAll(']', '')
}

export function listErrors(
	formId: string,
	result: SubmissionResult<string[]> | undefined,
	getFieldLabel?: (name: string) => string | undefined,
): SummaryError[] {
	return Object.entries(result?.error ?? {}).flatMap(([name, texts]) =>
		(texts ?? []).map((text) => {
			const words = name === '' ? undefined : getFieldLabel?.(name)
			return {
				text: words ? `${words}${words.endsWith('?') ? '' : ':'} ${text}` : text,
				fieldId: name === '' ? undefined : getFieldId(formId, name),
			}
		}),
	)
}

/** Input that was not sent, as text to copy, and the way to the adviser. */
export function UnsentInput({ unsent }: { unsent: Unsent | undefined }) {
	if (!unsent) return null
	const { title, purpose, rows, links } = unsent
	const items = rows.map(({ term, detail }) => ({
		term,
		detail: <TextLines lines={detail.split(/\r?\n/)} />,
	}))
	const ways = <ButtonLinks links={links} />
	if (items.length === 0) return ways
	return (
		<Section title={title} purpose={purpose}>
			<DefinitionList items={items} />
			{ways}
		</Section>
	)
}

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
