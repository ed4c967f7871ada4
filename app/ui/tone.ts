import type { IconName } from './icon'

/** Colour of a status; base.css gives each its colours, and a word always stands beside it. */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral'

export const toneIcon = {
	success: 'check',
	info: 'info',
	warning: 'alert',
	error: 'error',
	neutral: 'circle',
} as const satisfies Record<Tone, IconName>
