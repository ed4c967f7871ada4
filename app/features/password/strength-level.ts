export type StrengthLevel = 'weak' | 'average' | 'strong'

/** Per cent of the minimum, 0 to 100; a minimum of 0 is always met [126]. */
export function computeStrengthPercent(score: number, minimum: number): number {
	return minimum > 0 ? Math.min(100, Math.floor((score / minimum) * 100)) : 100
}

/** @see [127-129] */
export function getStrengthLevel(percent: number): StrengthLevel {
	if (percent < 40) return 'weak'
	return percent < 100 ? 'average' : 'strong'
}
