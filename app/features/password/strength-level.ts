export type StrengthLevel = 'weak' | 'average' | 'strong'

/** The score as a share of the demanded minimum, 0 to 100; a minimum of nothing is always met [126]. */
export function computeStrengthPercent(score: number, minimum: number): number {
	return minimum > 0 ? Math.min(100, Math.floor((score / minimum) * 100)) : 100
}

/** Below 40 % weak, below 100 % average, else strong [127-129]. */
export function getStrengthLevel(percent: number): StrengthLevel {
	if (percent < 40) return 'weak'
	return percent < 100 ? 'average' : 'strong'
}
