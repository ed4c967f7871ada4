import { TextField, type TextFieldProps } from './text-field'

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
