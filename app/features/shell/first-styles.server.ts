import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { findStylesheet } from '#app/theme/stylesheet.server'
import base from '#app/theme/base.css?inline'
import tokens from '#app/theme/tokens.css?inline'

const modules = import.meta.glob<string>('/app/**/*.module.css', {
	query: '?inline',
	import: 'default',
	eager: true,
})

/** As FirstStyles writes it. */
const room = /(<style data-sheet="([^"]+)"(?: data-alone="(true)")?>)<\/style>/
/** Attributes as React writes them; in a text or another attribute the marks are escaped. */
const classes = / class="[^"]*"/g
const partClass = /\b_\w+_([a-z\d]+)_\d+\b/g
/** Bytes of a connection's first window. Compressed, HTML is a fifth of its length, and styles less than a third. */
const firstWindow = 14_000
const packed = { html: 0.2, css: 0.3 }
const mostCached = 500

/**
 * Writes into a first page the styles that it needs, so that nothing else is fetched before it is seen: those of the parts that
 * are on it, in the order of the app's one stylesheet, then the firm's. A page too long for that gets links in their place.
 */
export function createStyleWriter({ href, css, parts }: AppSheet) {
	const ordered = parts
		.map((part) => ({ css: part.trim(), at: css.indexOf(part.trim()), names: listPartNames(part) }))
		.sort((a, b) => a.at - b.at)
	const byName = new Map(ordered.flatMap((part, index) => [...part.names].map((name) => [name, index])))
	const always = ordered.flatMap(({ names }, index) => (names.size === 0 ? [index] : []))
	const cached = new LRUCache<string, FirstStyles>({ max: mostCached })

	function write(brand: string, used: readonly number[]): FirstStyles {
		const css = [...used.map((index) => ordered[index]?.css), findFirmStyles(brand)].join('')
		return { css, digest: `sha256-${createHash('sha256').update(css).digest('base64')}` }
	}

	/** The page with its styles and, for the policy, the hash of them; without room for them as it is. */
	return (html: string): { html: string; digest?: string } => {
		const [place = '', tag = '', brand, isAlone] = room.exec(html) ?? []
		if (!brand) return { html }
		const names = isAlone ? [] : listPartNames(html.match(classes)?.join(' ') ?? '')
		const used = isAlone ? [] : [...always, ...[...names].flatMap((name) => byName.get(name) ?? [])]
		used.sort((a, b) => a - b)
		const key = `${brand} ${used.join()}`
		const found = cached.get(key) ?? write(brand, used)
		cached.set(key, found)
		const size = packed.html * html.length + packed.css * found.css.length
		if (size > firstWindow)
			return { html: html.replace(place, () => linkAll(isAlone ? [brand] : [href, brand])) }
		return { html: html.replace(tag, () => tag + found.css), digest: found.digest }
	}
}

/** The one stylesheet of the app, and the parts that it is made of; those without a class of their own are on every page. */
interface AppSheet {
	href: string
	css: string
	parts: readonly string[]
}

interface FirstStyles {
	css: string
	digest: string
}

const listPartNames = (text: string) => new Set(Array.from(text.matchAll(partClass), ([, name = '']) => name))

const findFirmStyles = (href: string) =>
	findStylesheet(decodeURIComponent(/\/([^/]+)\.css$/.exec(href)?.[1] ?? '')) ?? ''

/** As React writes them. */
function linkAll(hrefs: readonly string[]) {
	return hrefs.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
}

let writer: ReturnType<typeof createStyleWriter> | undefined

/** The same with the stylesheet of this build, by its address. */
export function writeFirstStyles(html: string, href: string) {
	if (!room.test(html)) return { html }
	writer ??= createStyleWriter({
		href,
		css: readFileSync(join(import.meta.dirname, '../client', href), 'utf8'),
		parts: [tokens, base, ...Object.values(modules)],
	})
	return writer(html)
}
