import type { HTMLAttributes } from 'react'

export type Writing = keyof typeof writings

type Attributes = Pick<ControlProps, 'inputMode' | 'autoCapitalize' | 'spellCheck'>

/** Keyboard hints for phones. Letters can always be typed [A125]. */
export const writings = {
	name: { autoCapitalize: 'words', spellCheck: false },
	initials: { autoCapitalize: 'characters', spellCheck: false },
	lowercase: { autoCapitalize: 'none', spellCheck: false },
	code: { inputMode: 'text', autoCapitalize: 'characters', spellCheck: false },
	digits: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false },
	email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, Attributes>

/**
 * conform's `form`, `required`, `pattern` and `maxLength` are left out: text browsers ignore `form`, and the
 * server validates.
 */
export interface ControlProps {
	id: string
	name: string
	type?: string
	defaultValue?: string | number | readonly string[]
	autoComplete?: string
	inputMode?: HTMLAttributes<HTMLElement>['inputMode']
	enterKeyHint?: 'go' | 'next' | 'search' | 'send'
	spellCheck?: boolean
	autoCapitalize?: string
}

export interface FieldTexts {
	label: string
	/** Context for screen readers and text browsers: "van leningdeel 2". */
	about?: string
	hint?: string
	error?: string
	/** "(niet verplicht)"; '' for an optional field without that mark; absent for a required field. */
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

/** The ids of hint and error are `<id>-hint` and `<id>-error`. */
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
