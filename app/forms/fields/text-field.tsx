import { getControlAttributes, type ControlProps, type FieldTexts } from './control'
import { Field } from './field'
import styles from './field.module.css'

export interface TextFieldProps extends FieldTexts {
	inputProps: ControlProps
	size?: 'short' | 'medium' | 'full'
	unit?: '€' | '%'
	pickLabel?: string
}

const ownKeyboards: Record<string, Partial<ControlProps> | undefined> = {
	email: { autoCapitalize: 'none', spellCheck: false },
	tel: { spellCheck: false },
}

export function TextField({ inputProps, size = 'full', unit, pickLabel, ...words }: TextFieldProps) {
	const { type, defaultValue } = inputProps
	const control = { ...inputProps, ...ownKeyboards[type ?? ''] }
	const input = (
		<input
			{...getControlAttributes(control, words)}
			type={type === 'email' || type === 'tel' ? type : 'text'}
			defaultValue={defaultValue}
			className={styles.control}
			data-size={size}
		/>
	)
	return (
		<Field id={inputProps.id} labelId={pickLabel ? `${inputProps.id}-label` : undefined} {...words}>
			{unit || pickLabel ? (
				<div className={styles.measured} data-pick={pickLabel}>
					{unit === '€' ? <span aria-hidden="true">€ </span> : null}
					{input}
					{unit === '%' ? <span aria-hidden="true"> %</span> : null}
				</div>
			) : (
				input
			)}
		</Field>
	)
}
