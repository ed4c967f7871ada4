import { createListMarker } from './list-marker'
import {
	findAttribute,
	findText,
	isElement,
	parseHtml,
	type HtmlElement,
	type HtmlNode,
} from './parse-html.server'
import { lower, raise } from './raised-text'
import { showsText } from './shows-text'
import { listTableLines } from './table-lines'

export interface LineOptions {
	/** Word before struck-out text, in the language of the reader. */
	struckOut: string
}

const blocks = new Set('p br hr li h1 h2 h3 h4 h5 h6 blockquote'.split(' '))

const bullet = '•'
/** Before each line within an item but its first. */
const within = '›'

/**
 * The words of sanitised HTML, one line per block or row: items with their number or bullet and what is within them, links
 * with their address, raised figures as such, struck-out words named.
 */
export function listHtmlLines(html: string, options: LineOptions): string[] {
	return listLines(parseHtml(html) ?? [], options)
}

function listLines(nodes: readonly HtmlNode[], options: LineOptions): string[] {
	return writeNodes(nodes, options)
		.split('\n')
		.map((line) => line.replace(/\s+/g, ' ').trim())
		.filter(showsText)
}

function writeNodes(nodes: readonly HtmlNode[], options: LineOptions): string {
	return nodes
		.map((node) =>
			isElement(node) ? writeElement(node, options) : (findText(node) ?? '').replace(/\s/g, ' '),
		)
		.join('')
}

function writeElement(element: HtmlElement, options: LineOptions): string {
	const { tagName } = element
	if (tagName === 'ol' || tagName === 'ul') return `\n${writeItems(element, options)}\n`
	if (tagName === 'table') {
		const lines = listTableLines(element, ({ childNodes }) => listLines(childNodes, options))
		return `\n${lines.join('\n')}\n`
	}
	const words = writeNodes(element.childNodes, options)
	switch (tagName) {
		case 'a': {
			const href = findAttribute(element, 'href') ?? '#'
			return href.startsWith('#') ? words : `${words} (${href})`
		}
		case 'sup':
			return raise(words)
		case 'sub':
			return lower(words)
		case 's':
		case 'del':
			return `[${options.struckOut}: ${words}]`
	}
	return blocks.has(tagName) ? `\n${words}\n` : words
}

function writeItems(list: HtmlElement, options: LineOptions) {
	const items = list.childNodes.filter(isElement)
	const mark = list.tagName === 'ul' ? () => bullet : createListMarker(list, items.length)
	return items
		.flatMap((item) => {
			const [first, ...others] = listLines(item.childNodes, options)
			const own = first === undefined && list.tagName === 'ul' ? [] : [`${mark(item)} ${first ?? ''}`]
			return [...own, ...others.map((line) => `${within} ${line}`)]
		})
		.join('\n')
}
