import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from './escape-html'
import { findMailHref, findPhoneHref } from './contact-href'

/** Keeps links for mail and phone only if they contain an address or number alone (contract §8). */
function keepPlainLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
	const [, scheme, whom = ''] = /^\s*(mailto|tel):([^?;]*)/i.exec(href) ?? []
	const find = scheme?.toLowerCase() === 'tel' ? findPhoneHref : findMailHref
	const safe = scheme === undefined ? href : find(whom.replaceAll('%20', ' '))
	return { tagName, attribs: safe ? { href: safe } : {} }
}

const options: sanitizeHtml.IOptions = {
	allowedTags: [
		...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'a', 'ul', 'ol', 'li', 'blockquote'],
		...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
		...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
	],
	allowedAttributes: { a: ['href'], th: ['scope'] },
	allowedSchemes: ['https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	transformTags: { a: keepPlainLink },
}
/** Characters of all cached texts, before and after sanitising. */
const mostCharacters = 4_000_000
const sanitised = new LRUCache<string, string>({ maxSize: mostCharacters })

/** Nested elements; the parser's cost grows with depth. */
const deepest = 1_000
/** Void elements, and those with an optional end tag. */
const shallow = new Set(
	'area base br col dd dt embed hr img input li link meta option p source td th tr wbr'.split(' '),
)

/** Whether nesting exceeds the limit. Elements closed out of order may count as open. */
function isTooDeep(html: string) {
	const open = new Map<string, number>()
	let depth = 0
	for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
		const name = tag.toLowerCase()
		if (shallow.has(name)) continue
		const count = open.get(name) ?? 0
		if (slash === '') {
			open.set(name, count + 1)
			depth += 1
			if (depth > deepest) return true
		} else if (count > 0) {
			open.set(name, count - 1)
			depth -= 1
		}
	}
	return false
}

/** Removes scripts, styles and frames [18]. Cached, because a firm has few texts. */
export function sanitiseHtml(html: string): string {
	const known = sanitised.get(html)
	if (known !== undefined) return known
	const safe = isTooDeep(html) ? escapeHtml(html.replace(/<[^<>]*>/g, ' ')) : sanitizeHtml(html, options)
	sanitised.set(html, safe, { size: html.length + safe.length + 1 })
	return safe
}
