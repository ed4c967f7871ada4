import type { SavingsPeriod } from '#app/api/resources/savings-period'

/** `front` and `rest` include the spaces next to the amount. */
export interface ExplanationParts {
	front: string
	/** "ongeveer", "maximaal", "minimaal" and similar. */
	measure?: 'about' | 'atMost' | 'atLeast'
	/** Text of the firm: `€ 75`. */
	amount: string
	/** "per maand" and similar. */
	period?: SavingsPeriod
	rest: string
}

const digits = String.raw`\d+(?:\.\d{3})*(?:,\d{1,2}|\.\d{2}|,-{1,2})?(?![\d])`
const euros = new RegExp(
	String.raw`(?:\u20ac|\bEUR\b)\s*${digits}|(?<!\d[.,])\b${digits}\s*(?:\u20ac|(?:euro|EUR)\b)`,
	'i',
)

const end = String.raw`(?![\p{L}\d])`
const month = String.raw`(?:maand|mnd)${end}`
const year = String.raw`(?:jaar|jr)${end}`
const each = String.raw`(?:(?:per|elke?|iedere?)\s+|/\s*)`

const measures = [
	['about', /(?:(?<![\p{L}\d])(?:ongeveer|circa|ca\.?)|\u00b1)\s*$/iu],
	['atMost', /(?<![\p{L}\d])(?:maximaal|hooguit|hoogstens|ten hoogste|max\.?)\s*$/iu],
	['atLeast', /(?<![\p{L}\d])(?:minimaal|minstens|ten minste|tenminste|min\.?)\s*$/iu],
] as const

const periods = [
	['MONTHLY', new RegExp(String.raw`^\s*(?:${each}${month}|maandelijks${end}|p[/.]?\s?m${end}\.?)`, 'iu')],
	['ANNUALLY', new RegExp(String.raw`^\s*(?:${each}${year}|jaarlijks${end}|p[/.]?\s?j${end}\.?)`, 'iu')],
	[
		'REMAINING_DURATION',
		/^\s*(?:(?:per|over|voor|in|tijdens|gedurende)\s+)?(?:de\s+)?(?:hele\s+)?resterende\s+looptijd(?![\p{L}\d])/iu,
	],
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
