import type { SavingsPeriod } from '#app/api/resources/savings-period'

/** `front` and `rest` include the spaces next to the amount. */
export interface ExplanationParts {
	front: string
	/** "ongeveer" or "maximaal". */
	measure?: 'about' | 'atMost'
	/** Text of the firm: `€ 75`. */
	amount: string
	/** "per maand" and similar. */
	period?: SavingsPeriod
	rest: string
}

const digits = String.raw`\d+(?:\.\d{3})*(?:,\d{1,2}|\.\d{2}|,-{1,2})?(?![\d])`
const euros = new RegExp(
	String.raw`(?:€|\bEUR\b)\s*${digits}|(?<!\d[.,]?)\b${digits}\s*(?:€|(?:euro|EUR)\b)`,
	'i',
)

const measures = [
	['about', /\bongeveer\s*$/i],
	['atMost', /\bmaximaal\s*$/i],
] as const

const periods = [
	['MONTHLY', /^\s*per\s+maand\b/i],
	['ANNUALLY', /^\s*per\s+jaar\b/i],
	['REMAINING_DURATION', /^\s*(?:(?:per|over|voor|in|gedurende)\s+)?(?:de\s+)?resterende\s+looptijd\b/i],
] as const

/** Splits at the first euro amount; undefined without one [340] [341] [A96]. */
export function splitExplanation(text: string): ExplanationParts | undefined {
	const match = euros.exec(text)
	if (!match) return undefined
	const [amount] = match
	const before = text.slice(0, match.index)
	const after = text.slice(match.index + amount.length)
	const measure = findPhrase(measures, before)
	const period = findPhrase(periods, after)
	return {
		front: before.slice(0, before.length - (measure?.length ?? 0)).trimStart(),
		measure: measure?.name,
		amount: amount.replace(/\s+/g, ' '),
		period: period?.name,
		rest: after.slice(period?.length ?? 0).trimEnd(),
	}
}

function findPhrase<Name extends string>(phrases: readonly (readonly [Name, RegExp])[], text: string) {
	for (const [name, pattern] of phrases) {
		const length = pattern.exec(text)?.[0].length
		if (length !== undefined) return { name, length }
	}
	return undefined
}
