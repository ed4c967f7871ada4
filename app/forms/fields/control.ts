import type { HTMLAttributes } from 'react'

/**
 * What a field takes of its control: fits conform's `getInputProps(field, { type })`, of which `form`, `required`,
 * `pattern`, `maxLength` and the like are left out on purpose (the server checks; text browsers ignore `form`).
 */
export interface ControlProps {
	id: string
	name: string
	type?: string
	defaultValue?: string | number | readonly string[]
	autoComplete?: string
	inputMode?: HTMLAttributes<HTMLElement>['inputMode']
	/** What the key that ends the input says on a telephone; the browser's own choice unless told. */
	enterKeyHint?: 'go' | 'next' | 'search' | 'send'
	spellCheck?: boolean
	autoCapitalize?: string
}

export interface FieldTexts {
	label: string
	/** What the field is about, for who hears it or reads it in a text browser: "van leningdeel 2". */
	about?: string
	hint?: string
	error?: string
	/** "(niet verplicht)", or '' where that is told elsewhere; absent: the field is demanded. */
	optional?: string
}

export function getControlAttributes(control: ControlProps, words: Omit<FieldTexts, 'label' | 'about'>) {
	return {
		id: control.id,
		name: control.name,
		autoComplete: control.autoComplete,
		inputMode: control.inputMode,
		enterKeyHint: control.enterKeyHint,
		spellCheck: control.spellCheck,
		autoCapitalize: control.autoCapitalize,
		...getStateAttributes(control.id, words),
	}
}

/** The hint's and the error's ids are `<id>-hint` and `<id>-error`. */
export function getStateAttributes(
	id: string,
	{ hint, error, optional }: Omit<FieldTexts, 'label' | 'about'>,
) {
	const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
	return {
		'aria-required': optional === undefined ? true : undefined,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': describedBy || undefined,
	}
}
