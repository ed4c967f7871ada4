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
		<Field id={inputProps.id} {...words}>
			{unit || pickLabel ? (
				<div
					className={styles.measured}
					data-pick={pickLabel}
					data-pick-name={pickLabel && nameButton(pickLabel, words)}
				>
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

/** "Kies in de kalender: startdatum van leningdeel 2". */
function nameButton(pickLabel: string, { label, about }: FieldTexts) {
	const field = label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
	return [`${pickLabel}: ${field}`, about].filter(Boolean).join(' ')
}
