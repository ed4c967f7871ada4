import type { ControlProps } from './control'

export type Writing = keyof typeof writings

type Attributes = Pick<ControlProps, 'inputMode' | 'autoCapitalize' | 'spellCheck'>

/** How a text is written, which the keyboard of a telephone helps with or stays out of; letters can always be typed [A125]. */
export const writings = {
	name: { autoCapitalize: 'words', spellCheck: false },
	initials: { autoCapitalize: 'characters', spellCheck: false },
	/** "van der" */
	lowercase: { autoCapitalize: 'none', spellCheck: false },
	/** A postcode, an addition to a house number, an account number. */
	code: { inputMode: 'text', autoCapitalize: 'characters', spellCheck: false },
	digits: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false },
	/** Or the name that somebody signs in with. */
	email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, Attributes>
