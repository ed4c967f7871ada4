import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { isOn } from '#app/lib/speed'
import { createDefaultStylesheet, findStylesheet } from '#app/theme/stylesheet.server'

const styleElement = /<style data-sheet="([^"]+)"(?: data-alone="(true)")?>(?=<\/style>)/
/**
 * Classes of elements, and in `data-error-class` and its like those that scripts add. React escapes quotes in texts and
 * attributes, so this only matches real attributes.
 */
const attributes = /[ -]class="[^"]*"/g
/** Names of the style modules (vite.config.ts). */
const scoped = /(?<![\w-])_[\w-]+_[a-z\d]+/g
const selectors = /(?<=\.)_[\w-]+_[a-z\d]+/g
/** A string without its end reaches to the end of the text, so no character is read twice. */
const stringOrBrace = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|[{}]/gs
const mostCached = 200

interface PageStyles {
	css: string
	digest: string
}

/** A page gets the rules of its classes and those without a class, in the order of the app's stylesheet. */
export function createStyleWriter(appCss: string) {
	const rules = splitRules(appCss).map((css) => ({ css, classes: listMatches(css, selectors) }))
	const cached = new LRUCache<string, PageStyles>({ max: mostCached })

	function write(brand: string, used: ReadonlySet<string>): PageStyles {
		const own = rules.filter(({ classes }) => classes.length === 0 || classes.some((name) => used.has(name)))
		return describe(own.map(({ css }) => css).join('') + findFirmStyles(brand))
	}

	/** `digest` is the hash for the Content-Security-Policy. */
	return (html: string): { html: string; digest?: string } => {
		const [tag = '', brand, isAlone] = styleElement.exec(html) ?? []
		if (!brand) return { html }
		const used = isAlone ? [] : listMatches(html.match(attributes)?.join() ?? '', scoped).sort()
		const key = [brand, isAlone, ...used].join(' ')
		const styles =
			(isOn('styles') ? cached.get(key) : undefined) ??
			(isAlone ? describe(findFirmStyles(brand)) : write(brand, new Set(used)))
		cached.set(key, styles)
		return { html: html.replace(tag, () => tag + styles.css), digest: styles.digest }
	}
}

/** The rules of a stylesheet, each whole with the rules within it. Together they are the stylesheet. */
export function splitRules(css: string): string[] {
	const ends: number[] = []
	let depth = 0
	for (const { 0: token, index } of css.matchAll(stringOrBrace)) {
		if (token === '{') depth += 1
		if (token === '}') depth -= 1
		if (token === '}' && depth === 0) ends.push(index + 1)
	}
	return [...ends, css.length].map((end, at) => css.slice(ends[at - 1] ?? 0, end)).filter(Boolean)
}

const listMatches = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))]

const describe = (css: string): PageStyles => ({
	css,
	digest: `sha256-${createHash('sha256').update(css).digest('base64')}`,
})

const findFirmStyles = (href: string) =>
	findStylesheet(decodeURIComponent(/\/([^/]+)\.css$/.exec(href)?.[1] ?? '')) ?? createDefaultStylesheet()

let writer: ReturnType<typeof createStyleWriter> | undefined

export function writePageStyles(html: string, href: string) {
	if (!styleElement.test(html)) return { html }
	writer ??= createStyleWriter(readFileSync(join(import.meta.dirname, '../client', href), 'utf8'))
	return writer(html)
}
