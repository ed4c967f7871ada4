import { flattenTexts } from '#app/locales/text-tree'
import { texts } from '#app/locales/texts'

const formal = flattenTexts(texts.nl.formal)
const informalOf = new Map(
	[...flattenTexts(texts.nl.informal)].map(([key, text]) => [formal.get(key) ?? '', text]),
)

/** A Dutch text as it reads to who is addressed informally; one with no such wording stays as it is. */
export function sayInformally(text: string): string {
	return informalOf.get(text) ?? text.replace(/ van uw partner$/, ' van je partner')
}
