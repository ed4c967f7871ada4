import { TextField, type TextFieldProps } from './text-field'

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
