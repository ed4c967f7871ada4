import type { ControlProps } from './control'

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
