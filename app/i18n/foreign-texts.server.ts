import { escapeHtml } from '#app/lib/escape-html'
import type { Language } from '#app/locales/languages'
import { flattenTexts } from '#app/locales/text-tree'
import type { Namespace, TextKey } from '#app/locales/texts'
import { isPortalText } from './portal-texts.server'
import type { Say, Values } from './say.server'

/** Texts of a response in another language than its page, with their language. */
export type ForeignTexts = Map<string, string>

/** Adds each returned text that is not in the language of the page. */
export function recordFallbacks(say: Say, foreign: ForeignTexts): Say {
	if (say.foreign.size === 0) return say
	const record = (key: string, text: string) => {
		const language = say.foreign.get(key) ?? say.foreign.get(`${key}_other`)
		if (language) foreign.set(text, language)
	}
	const recording = (key: TextKey, values?: Values) => {
		const text = say(key, values)
		record(key, text)
		return text
	}
	const table = <N extends Namespace>(namespace: N) => {
		const all = say.table(namespace)
		for (const entry of flattenTexts(all, `${namespace}.`)) record(...entry)
		return all
	}
	return Object.assign(recording, { ...say, table })
}

/** True for texts without two letters in a row, and for addresses. */
const isNoText = (value: string) => !/\p{L}{2}/u.test(value) || (/[@/]/.test(value) && !/\s/.test(value))

/** Adds the texts of an API document, but not those that the portal also has in the language of the page. */
export function recordDocument(
	value: unknown,
	from: string,
	page: { language: Language; foreign: ForeignTexts },
): void {
	if (typeof value === 'object' && value !== null)
		for (const inner of Object.values(value)) recordDocument(inner, from, page)
	if (typeof value !== 'string' || isNoText(value) || isPortalText(page.language, value.trim())) return
	page.foreign.set(value.trim(), from)
}

const elementOfText = /<(\w+)((?:\s[^<>]*)?)>([^<]+)(?=<\/\1>)/g

/** Sets `lang` on the elements that contain one of the texts and nothing else (WCAG 3.1.2). */
export function markForeignTexts(html: string, foreign: ReadonlyMap<string, string>): string {
	if (foreign.size === 0) return html
	const escaped = new Map([...foreign].map(([text, language]) => [escapeHtml(text), language]))
	return html.replace(elementOfText, (element, name: string, attributes: string, text: string) => {
		const language = escaped.get(text.trim())
		return language && !/\slang=/.test(attributes)
			? `<${name} lang="${language}"${attributes}>${text}`
			: element
	})
}
