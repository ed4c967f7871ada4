import type { TextTable } from '#app/locales/texts'
import type { Say } from './say.server'

/** Words of the trade with what they are, under one title. */
export interface ExplainedWords {
	title: string
	words: { word: string; text: string }[]
}

/** What clients cannot be expected to know, by its key in the glossary. */
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

/** For one page: what the words of a text mean that no text before it said; undefined where there are none. */
export function createExplainer(say: Say) {
	const { words } = say.table('glossary')
	let left = jargon.map((id) => words[id])
	return (said: string): ExplainedWords | undefined => {
		const text = said.toLowerCase()
		const found = left.filter(({ word }) => startsIn(text, word.toLowerCase()))
		if (found.length === 0) return undefined
		left = left.filter((one) => !found.includes(one))
		return {
			title: say('glossary.explained', { words: found.map(({ word }) => word).join(', ') }),
			words: found,
		}
	}
}

/** Alone or at the beginning of a longer word. A firm may word it with any signs, so it is no pattern. */
function startsIn(text: string, word: string): boolean {
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
		if (!/\p{L}/u.test(text.charAt(at - 1))) return true
	return false
}
