import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { isOn } from '#app/lib/speed'
import { findStylesheet } from '#app/theme/stylesheet.server'
import base from '#app/theme/base.css?inline'
import tokens from '#app/theme/tokens.css?inline'

const modules = import.meta.glob<string>('/app/**/*.module.css', {
	query: '?inline',
	import: 'default',
	eager: true,
})

const styleElement = /(<style data-sheet="([^"]+)"(?: data-alone="(true)")?>)<\/style>/
/** React escapes quotes in texts and attributes, so these only match real attributes. */
const classes = / class="[^"]*"/g
const partClass = /\b_\w+_([a-z\d]+)\b/g
const mostCached = 500

/** The order follows the app's stylesheet. */
export function createStyleWriter({ css, parts }: AppSheet) {
	const ordered = parts
		.map((part) => ({ css: part.trim(), at: css.indexOf(part.trim()), names: listPartNames(part) }))
		.sort((a, b) => a.at - b.at)
	const byName = new Map(ordered.flatMap((part, index) => [...part.names].map((name) => [name, index])))
	const always = ordered.flatMap(({ names }, index) => (names.size === 0 ? [index] : []))
	const cached = new LRUCache<string, PageStyles>({ max: mostCached })

	function write(brand: string, used: readonly number[]): PageStyles {
		const css = [...used.map((index) => ordered[index]?.css), findFirmStyles(brand)].join('')
		return { css, digest: `sha256-${createHash('sha256').update(css).digest('base64')}` }
	}

	/** `digest` is the hash for the Content-Security-Policy. */
	return (html: string): { html: string; digest?: string } => {
		const [, tag = '', brand, isAlone] = styleElement.exec(html) ?? []
		if (!brand) return { html }
		const names = isAlone ? [] : listPartNames(html.match(classes)?.join(' ') ?? '')
		const used = isAlone ? [] : [...always, ...[...names].flatMap((name) => byName.get(name) ?? [])]
		used.sort((a, b) => a - b)
		const key = `${brand} ${used.join()}`
		const styles = (isOn('styles') ? cached.get(key) : undefined) ?? write(brand, used)
		cached.set(key, styles)
		return { html: html.replace(tag, () => tag + styles.css), digest: styles.digest }
	}
}

/** Parts without classes are on every page. */
interface AppSheet {
	css: string
	parts: readonly string[]
}

interface PageStyles {
	css: string
	digest: string
}

const listPartNames = (text: string) => new Set(Array.from(text.matchAll(partClass), ([, name = '']) => name))

const findFirmStyles = (href: string) =>
	findStylesheet(decodeURIComponent(/\/([^/]+)\.css$/.exec(href)?.[1] ?? '')) ?? ''

let writer: ReturnType<typeof createStyleWriter> | undefined

export function writePageStyles(html: string, href: string) {
	if (!styleElement.test(html)) return { html }
	writer ??= createStyleWriter({
		css: readFileSync(join(import.meta.dirname, '../client', href), 'utf8'),
		parts: [tokens, base, ...Object.values(modules)],
	})
	return writer(html)
}
