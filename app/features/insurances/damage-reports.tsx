import { ButtonLink } from '#app/ui/button'
import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import type { DamageView } from './damage-reports.server'
import {
	getFormProps,
	getInputProps,
	getTextareaProps,
	useForm,
	type SubmissionResult,
} from '@conform-to/react'
import { DateField, TextField, TextArea } from '#app/forms/fields/text-field'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { writings } from '#app/forms/fields/control'
import { PostForm } from '#app/forms/post-form'
import { UploadField } from '#app/forms/upload-field'
import type { DamageFormView } from './damage-form.server'

interface DamageFormProps {
	page: DamageFormView
	formId: string
	result: SubmissionResult<string[]> | undefined
}

/** Full document post, because browsers show the upload's progress then. */
export function DamageForm({ page, formId, result }: DamageFormProps) {
	const [form, { date, time, cause, notes, file }] = useForm<
		Record<'date' | 'time' | 'cause' | 'notes' | 'file', string>
	>({ id: 'damage', lastResult: result, defaultValue: page.typed })
	return (
		<PostForm
			action={page.action}
			formId={formId}
			encType="multipart/form-data"
			{...getFormProps(form, { ariaAttributes: false })}
		>
			<DateField {...page.date} error={date.errors?.[0]} inputProps={getInputProps(date, { type: 'text' })} />
			<TextField
				{...page.time}
				size="short"
				error={time.errors?.[0]}
				inputProps={{ ...getInputProps(time, { type: 'text' }), autoComplete: 'off', ...writings.lowercase }}
			/>
			<TextField
				{...page.cause}
				error={cause.errors?.[0]}
				inputProps={getInputProps(cause, { type: 'text' })}
			/>
			<TextArea
				{...page.notes}
				optional={page.optional}
				error={notes.errors?.[0]}
				inputProps={getTextareaProps(notes)}
			/>
			<UploadField words={page.files} field={file} optional={page.optional} />
			<FormButtons note={page.sends} submit={{ label: page.submit }} />
		</PostForm>
	)
}

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
