import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from '#app/lib/escape-html'
import { isOn } from '#app/lib/speed'
import { listElements, mostElements, parseHtml } from './parse-html.server'
import { showsText } from './shows-text'
import { simplifyHtml } from './simplify-html.server'

const options: sanitizeHtml.IOptions = {
	allowedTags: [
		...['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sup', 'sub', 'a', 'blockquote'],
		...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
		...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
	],
	allowedAttributes: {
		a: ['href', 'id'],
		ol: ['start', 'type', 'reversed'],
		li: ['value', 'type'],
		th: ['scope', 'colspan', 'rowspan'],
		td: ['colspan', 'rowspan'],
	},
	allowedSchemes: ['https', 'mailto', 'tel'],
	allowProtocolRelative: false,
}
/** Characters of all cached texts, before and after sanitising. */
const mostCharacters = 4_000_000
const sanitised = new LRUCache<string, string>({ maxSize: mostCharacters })

/** Characters of a simplified text: links and marks that are never closed are repeated in each paragraph. */
const most = { growth: 8, more: 20_000 }

/** Elements of any text, and more of a long one: one for each ten characters. */
function getMostElements(html: string) {
	return Math.min(mostElements, 5_000 + html.length / 10)
}

/**
 * HTML of a firm with its meaning and without scripts, styles and frames [18]; empty when nothing shows. Cached, because a
 * firm has few texts.
 */
export function sanitiseHtml(html: string): string {
	const known = isOn('html') ? sanitised.get(html) : undefined
	if (known !== undefined) return known
	const nodes = parseHtml(html)
	const elements = getMostElements(html)
	const simple = nodes && listElements(nodes).length <= elements ? simplifyHtml(nodes, html) : undefined
	const isMore =
		simple === undefined ||
		simple.length > most.growth * html.length + most.more ||
		simple.split('<').length > 2 * elements
	const safe = isMore ? readWords(html) : sanitizeHtml(simple, options)
	sanitised.set(html, safe, { size: html.length + safe.length + 1 })
	return safe
}

function readWords(html: string) {
	const words = html.replace(/<[^<>]*>/g, ' ')
	return showsText(words) ? escapeHtml(words) : ''
}
