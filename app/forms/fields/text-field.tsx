import { getControlAttributes, type ControlProps, type FieldTexts } from './control'
import { Field } from './field'
import styles from './field.module.css'

interface TextAreaProps extends FieldTexts {
	inputProps: ControlProps
	rows?: number
}

export function TextArea({ inputProps, rows = 4, ...words }: TextAreaProps) {
	return (
		<Field id={inputProps.id} {...words}>
			<textarea
				{...getControlAttributes(inputProps, words)}
				defaultValue={inputProps.defaultValue}
				rows={rows}
				className={styles.control}
			/>
		</Field>
	)
}

interface DateFieldProps extends Omit<TextFieldProps, 'size' | 'unit'> {
	hint: string
	pickLabel: string
}

/** A script adds a button for the browser's date picker [A77]. */
export function DateField({ inputProps, ...props }: DateFieldProps) {
	return (
		<TextField
			{...props}
			size="short"
			inputProps={{
				...inputProps,
				inputMode: 'numeric',
				autoComplete: inputProps.autoComplete ?? 'off',
				spellCheck: false,
			}}
		/>
	)
}

export function MoneyField({ inputProps, ...props }: Omit<TextFieldProps, 'unit' | 'pickLabel'>) {
	return (
		<TextField
			size="short"
			{...props}
			unit="€"
			inputProps={{ ...inputProps, inputMode: 'decimal', autoComplete: 'off', spellCheck: false }}
		/>
	)
}

/** `inputMode` decides the keypad: `numeric` has no comma on some phones. */
export function NumberField({ inputProps, ...props }: Omit<TextFieldProps, 'size' | 'pickLabel'>) {
	return (
		<TextField
			{...props}
			size="short"
			inputProps={{ ...inputProps, autoComplete: 'off', spellCheck: false }}
		/>
	)
}

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
