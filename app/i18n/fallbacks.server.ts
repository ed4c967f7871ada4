import { escapeHtml } from '#app/lib/escape-html'
import { mainLanguage } from '#app/locales/languages'
import { flattenTexts } from '#app/locales/text-tree'
import type { Namespace, TextKey } from '#app/locales/texts'
import type { Say, Values } from './say.server'

/** Adds each returned text that fell back to the main language to `fallbacks`. */
export function recordFallbacks(say: Say, fallbacks: Set<string>): Say {
	if (say.missing.size === 0) return say
	const record = (key: string, text: string) => {
		if (say.missing.has(key) || say.missing.has(`${key}_other`)) fallbacks.add(text)
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

const elementOfText = /<(\w+)((?:\s[^<>]*)?)>([^<]+)(?=<\/\1>)/g

/** Sets `lang` on the elements that contain one of the texts and nothing else (WCAG 3.1.2). */
export function markFallbacks(html: string, fallbacks: ReadonlySet<string>): string {
	if (fallbacks.size === 0) return html
	const escaped = new Set([...fallbacks].map(escapeHtml))
	return html.replace(elementOfText, (element, name: string, attributes: string, text: string) =>
		escaped.has(text.trim()) && !/\slang=/.test(attributes)
			? `<${name} lang="${mainLanguage}"${attributes}>${text}`
			: element,
	)
}
