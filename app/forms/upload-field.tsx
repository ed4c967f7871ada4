import type { FieldMetadata } from '@conform-to/react'
import { FileField } from './fields/file-field'

export interface UploadTexts {
	label: string
	hint: string
	accept: string
	remove: string
	drop: string
	camera: string
	/** What is taken out of photos. */
	cleaned: string
	notKept: string
}

interface UploadFieldProps {
	words: UploadTexts
	/** The field named `file`; its value is what was chosen when the form was refused. */
	field: FieldMetadata<string>
	optional?: string
}

/** Where several files are chosen; after a failure it says that they have to be chosen again. */
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
				inputProps={{ id: field.id, name: field.name, accept: words.accept, multiple: true }}
			/>
			<p>{words.cleaned}</p>
		</>
	)
}
