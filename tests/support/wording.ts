import { flattenTexts } from '#app/locales/text-tree'
import { texts } from '#app/locales/texts'

const formal = flattenTexts(texts.nl.formal)
const informalOf = new Map(
	[...flattenTexts(texts.nl.informal)].map(([key, text]) => [formal.get(key) ?? '', text]),
)

/** The informal version of a Dutch text; a text without one stays as it is. */
export function sayInformally(text: string): string {
	return informalOf.get(text) ?? text.replace(/ van uw partner$/, ' van je partner')
}
