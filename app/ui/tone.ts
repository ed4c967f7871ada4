import type { IconName } from './icon'

/** base.css defines the colours. A word always accompanies the colour. */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral'

export const toneIcon = {
	success: 'check',
	info: 'info',
	warning: 'alert',
	error: 'error',
	neutral: 'circle',
} as const satisfies Record<Tone, IconName>
