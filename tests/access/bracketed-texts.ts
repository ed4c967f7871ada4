import type { Page } from 'playwright'
import { flattenTexts } from '#app/locales/text-tree'
import { texts } from '#app/locales/texts'

const [opening, closing] = ['⟦', '⟧']
const padding = ' en nog wat langer'.repeat(40)

/** Wraps a text in brackets, by which a test recognises it, and makes it 40 % longer. */
export function bracket(text: string): string {
	return `${opening}${text}${padding.slice(0, Math.ceil(text.length * 0.4)).trimEnd()}${closing}`
}

/** A firm's dictionary that replaces every text of the portal, in both languages and registers. */
export function buildBracketedDictionary() {
	const english = flattenTexts(texts.en.formal)
	const formal = [...flattenTexts(texts.nl.formal)].map(([id, nl]) => ({ id, nl, en: english.get(id) ?? nl }))
	const informal = [...flattenTexts(texts.nl.informal)].map(([key, nl]) => ({
		id: `${key}_informal`,
		nl,
		en: english.get(key) ?? nl,
	}))
	return {
		data: [...formal, ...informal].map(({ id, nl, en }) => ({
			type: 'dictionary-entries',
			id,
			attributes: { translation: { nl: bracket(nl), en: bracket(en) } },
		})),
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
