import { TextField, type TextFieldProps } from './text-field'

/** A number, with the keypad that `inputMode` names: one of digits has no comma on every telephone. */
export function NumberField({ inputProps, ...props }: Omit<TextFieldProps, 'size' | 'pickLabel'>) {
	return (
		<TextField
			{...props}
			size="short"
			inputProps={{ ...inputProps, autoComplete: 'off', spellCheck: false }}
		/>
	)
}
