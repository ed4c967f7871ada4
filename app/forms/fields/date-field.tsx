import { TextField, type TextFieldProps } from './text-field'

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
