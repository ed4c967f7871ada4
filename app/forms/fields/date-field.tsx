import { TextField, type TextFieldProps } from './text-field'

interface DateFieldProps extends Omit<TextFieldProps, 'size' | 'unit'> {
	/** "dd-mm-jjjj". */
	hint: string
	pickLabel: string
}

/** A date is typed; a script adds a button that opens the browser's own calendar [A77]. */
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
