import type { Page } from 'playwright'
import { languages, mainLanguage, type Language } from '#app/locales/languages'
import { readLanguage } from '../texts/sentences'

const [opening, closing] = ['⟦', '⟧']
const padding = ' en nog wat langer'.repeat(40)

/** A text that is known by its brackets, and two fifths longer. */
export function bracket(text: string): string {
	return `${opening}${text}${padding.slice(0, Math.ceil(text.length * 0.4)).trimEnd()}${closing}`
}

/** A firm that words every text of the portal itself, in each language and register. */
export function buildBracketedDictionary() {
	const texts = languages.map((language) => ({ language, ...readLanguage(language) }))
	const main = readLanguage(mainLanguage)
	const entries = [
		...[...main.formal.keys()].map((key) => ({ id: key, key, register: 'formal' as const })),
		...[...main.overlay.keys()].map((key) => ({ id: `${key}_informal`, key, register: 'informal' as const })),
	]
	return {
		data: entries.map(({ id, key, register }) => {
			const wordings = texts.map((own) => [
				own.language,
				bracket(own[register].get(key) ?? main[register].get(key) ?? ''),
			])
			return {
				type: 'dictionary-entries',
				id,
				attributes: { translation: Object.fromEntries(wordings) as Record<Language, string> },
			}
		}),
	}
}

/**
 * What is read or heard of a page and stands in no brackets: words of nobody's. Figures, dates and signs are no words;
 * keys and the names of countries are the API's.
 */
export async function findLiteralWords(page: Page): Promise<string[]> {
	const told = await page.evaluate(() => {
		const shown: string[] = []
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		while (walker.nextNode())
			if (!walker.currentNode.parentElement?.closest('script, style, code, select:has([value^="NL"])'))
				shown.push(walker.currentNode.textContent ?? '')
		const names = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']
		const heard = names.flatMap((name) =>
			[...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
		)
		return [document.title, shown.join(' '), ...heard]
	})
	return told.flatMap((text) => readOutside(text).match(/\p{L}{2,}/gu) ?? [])
}

/** The rest of a text without what stands between brackets, which may hold others. */
function readOutside(text: string): string {
	let depth = 0
	let outside = ''
	for (const character of text) {
		if (character === opening) depth += 1
		else if (character === closing) depth = Math.max(0, depth - 1)
		else if (depth === 0) outside += character
	}
	return outside
}
