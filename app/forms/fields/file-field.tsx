import { getControlAttributes, type ControlProps, type FieldTexts } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface FileFieldProps extends FieldTexts {
	inputProps: ControlProps & { accept?: string; multiple?: boolean }
	/** Words for the list that enhance.js adds: "Verwijder", "of sleep uw bestanden hierheen". */
	removeLabel: string
	dropLabel: string
}

export function FileField({ inputProps, removeLabel, dropLabel, ...words }: FileFieldProps) {
	return (
		<Field id={inputProps.id} {...words}>
			<div className={styles.files} data-files data-remove={removeLabel} data-drop={dropLabel}>
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
