import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { findMailHref, findPhoneHref } from './contact-href'

/** A link to mail or call only says whom: nothing else is filled in, and there is a number (contract §8). */
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
/** Characters of all cached texts, before and after. */
const mostCharacters = 4_000_000
const sanitised = new LRUCache<string, string>({ maxSize: mostCharacters })

/** The firm's HTML with what a text needs and nothing that runs, styles or frames [18]. A firm has few texts: they are kept. */
export function sanitiseHtml(html: string): string {
	const known = sanitised.get(html)
	if (known !== undefined) return known
	const safe = sanitizeHtml(html, options)
	sanitised.set(html, safe, { size: html.length + safe.length + 1 })
	return safe
}
