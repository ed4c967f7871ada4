import type { Page } from 'playwright'
import { languages, mainLanguage, type Language } from '#app/locales/languages'
import { readLanguage } from '../texts/sentences'

const [opening, closing] = ['⟦', '⟧']
const padding = ' en nog wat langer'.repeat(40)

/** Wraps a text in brackets, by which a test recognises it, and makes it 40 % longer. */
export function bracket(text: string): string {
	return `${opening}${text}${padding.slice(0, Math.ceil(text.length * 0.4)).trimEnd()}${closing}`
}

/** A firm's dictionary that replaces every text of the portal, in each language and register. */
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
 * Visible or spoken words outside brackets, which no dictionary can replace. Figures, dates and signs are not words;
 * keys and country names come from the API.
 */
export async function findLiteralWords(page: Page): Promise<string[]> {
	const texts = await page.evaluate(() => {
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
	return texts.flatMap((text) => readOutside(text).match(/\p{L}{2,}/gu) ?? [])
}

/** The text outside brackets, which may be nested. */
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
