import type { TextTable } from '#app/locales/texts'
import type { Say } from './say.server'

export interface ExplainedWords {
	title: string
	words: { word: string; text: string }[]
}

const jargon: readonly (keyof TextTable<'glossary'>['words'])[] = [
	'annuity-mortgage',
	'community-of-property',
	'conditions-precedent',
	'creditor-id',
	'disability',
	'interest-deduction',
	'interest-only-mortgage',
	'investment-mortgage',
	'linear-mortgage',
	'owners-interest',
	'prenuptial-agreement',
	'remote-valuation',
	'savings-mortgage',
	'state-pension',
	'survivors-pension',
	'underinsurance',
	'valuation',
	'woz',
]

/** Returns words of a text that no earlier text of the page contained. Use one explainer per page. */
export function createExplainer(say: Say) {
	const { words } = say.table('glossary')
	let left = jargon.map((id) => words[id])
	return (said: string): ExplainedWords | undefined => {
		const text = said.toLowerCase()
		const matches = left.filter(({ word }) => startsIn(text, word.toLowerCase()))
		if (matches.length === 0) return undefined
		left = left.filter((entry) => !matches.includes(entry))
		return {
			title: say('glossary.explained', { words: matches.map(({ word }) => word).join(', ') }),
			words: matches,
		}
	}
}

/** Matches at the start of a word, also in compounds. No regular expression: firms may use any characters. */
function startsIn(text: string, word: string): boolean {
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
		if (!/\p{L}/u.test(text.charAt(at - 1))) return true
	return false
}
