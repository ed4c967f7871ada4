import { getControlAttributes, type ControlProps, type FieldTexts } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface FileFieldProps extends FieldTexts {
	inputProps: ControlProps & { accept?: string; multiple?: boolean }
	/** Words for elements that files.js adds. */
	removeLabel: string
	dropLabel: string
	cameraLabel: string
	/** Words of send-files.js. */
	sending: Record<string, string | number>
}

export function FileField({
	inputProps,
	removeLabel,
	dropLabel,
	cameraLabel,
	sending,
	...words
}: FileFieldProps) {
	return (
		<Field id={inputProps.id} {...words}>
			<div
				className={styles.files}
				data-files
				data-remove={removeLabel}
				data-drop={dropLabel}
				data-camera={cameraLabel}
				data-sending={JSON.stringify(sending)}
			>
				<input
					{...getControlAttributes(inputProps, words)}
					type="file"
					accept={inputProps.accept}
					multiple={inputProps.multiple}
					className={styles.file}
				/>
			</div>
		</Field>
	)
}
