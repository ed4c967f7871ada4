import type { FieldMetadata } from '@conform-to/react'
import { FileField } from './fields/file-field'

export interface UploadTexts {
	label: string
	hint: string
	accept: string
	remove: string
	drop: string
	camera: string
	cleaned: string
	notKept: string
	/** Words for the send by a script; `general` is how long it may take. */
	sending: { general: string } & Record<string, string | number>
}

interface UploadFieldProps {
	words: UploadTexts
	/** Its value lists the chosen names after an error. */
	field: FieldMetadata<string>
	optional?: string
}

export function UploadField({ words, field, optional }: UploadFieldProps) {
	return (
		<>
			<FileField
				label={words.label}
				hint={field.initialValue ? `${words.hint} ${words.notKept}` : words.hint}
				optional={optional}
				error={field.errors?.join(' ')}
				removeLabel={words.remove}
				dropLabel={words.drop}
				cameraLabel={words.camera}
				sending={{ ...words.sending, notKept: words.notKept }}
				inputProps={{ id: field.id, name: field.name, accept: words.accept, multiple: true }}
			/>
			<p data-duration>{words.sending.general}</p>
			<p>{words.cleaned}</p>
		</>
	)
}
