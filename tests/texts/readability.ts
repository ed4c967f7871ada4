import type { Language } from '#app/locales/languages'
import { countWords, findWording, groupWordings, listWordings, splitSentences } from './sentences'

/** Of things that become so by themselves: no passive. */
const changes =
	/^(gebleven|gegaan|gekomen|geworden|gestegen|gedaald|geweest|gelukt|gebeurd|gescheiden|veranderd|verlopen|mislukt|verplaatst|bekend|beide|beter|gezin|genoeg|gelijk|geen|gewoon|gegevens|geld|gesprek|gebruik|bedrag|bestand|verder|ontvangst|bereikbaar)$/
const dutchForm = /^(word|wordt|worden|werd|werden|is|zijn|was|waren)$/
const dutchParticiple = /^(ge\p{L}{2,}(d|t|en)|(be|ver|ont|her)\p{L}{2,}(d|t)|\p{L}+ge\p{L}{2,}(d|t|en))$/u
const englishForm = /^(is|are|was|were|be|been|being|get|gets)$/
const englishParticiple =
	/^(\p{L}{2,}ed|sent|kept|made|done|given|taken|paid|shown|known|built|told|lost|chosen|drawn|written|found|held)$/u
const adjectives = /^(needed|interested|exposed|based|unemployed|retired|finished|tired|signed|logged)$/

type Rules = readonly [form: RegExp, participle: RegExp, not: RegExp]
/** A language without an entry is left out. */
const passives: Partial<Record<Language, Rules>> = {
	nl: [dutchForm, dutchParticiple, changes],
	en: [englishForm, englishParticiple, adjectives],
}

/** An estimate: a form of "to be" or "to become" with a participle in the same sentence. */
function isPassive(sentence: string, [form, participle, not]: Rules) {
	const words = sentence.toLowerCase().match(/[\p{L}’]+/gu) ?? []
	return (
		words.some((word) => form.test(word)) && words.some((word) => participle.test(word) && !not.test(word))
	)
}

interface Reading {
	sentences: number
	wordsEach: string
	passive: string
}

function readTexts(texts: readonly string[], rules: Rules): Reading {
	const sentences = texts.flatMap(splitSentences).filter((sentence) => /[.?!]$/.test(sentence))
	const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0)
	const passive = sentences.filter((sentence) => isPassive(sentence, rules)).length
	const share = (part: number) => ((100 * part) / Math.max(1, sentences.length)).toFixed(1)
	return {
		sentences: sentences.length,
		wordsEach: (words / Math.max(1, sentences.length)).toFixed(1),
		passive: `${share(passive)}%`,
	}
}

/** Prints how each part of the texts reads: whole sentences, words in each, and the share of passives. */
export function main(): void {
	const read = Object.entries(passives) as [Language, Rules][]
	const parts = groupWordings()
	const lines = [...parts, ['all', listWordings()] as const].map(([name, wordings]) => {
		const columns = read.map(([language, rules]) =>
			readTexts(
				wordings.map((one) => findWording(one, { language, register: 'formal' })),
				rules,
			),
		)
		return [name, ...columns.flatMap(({ sentences, wordsEach, passive }) => [sentences, wordsEach, passive])]
	})
	const head = ['part', ...read.flatMap(([language]) => [`${language} sentences`, 'words each', 'passive'])]
	process.stdout.write([head, ...lines].map((cells) => cells.join('\t')).join('\n') + '\n')
}
