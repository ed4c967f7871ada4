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

interface Reading extends LineOptions {
	/** Number of lists and tables around. Each reads its lines once more. */
	level: number
	/** Number of raised or lowered words around. */
	raised: number
}

/** Greatest depths. Deeper lists and tables are plain lines; deeper raised words are plain words. */
const most = { level: 4, raised: 2 }

const blocks = new Set('p br hr li h1 h2 h3 h4 h5 h6 blockquote ol ul table caption tr td th'.split(' '))

const bullet = '•'
/** Before each line within an item but its first. */
const within = '›'

/**
 * The words of sanitised HTML, one line per block or row: items with their number or bullet and what is within them, links
 * with their address, raised figures as such, struck-out words named.
 */
export function listHtmlLines(html: string, options: LineOptions): string[] {
	return listLines(parseHtml(html) ?? [], { ...options, level: 0, raised: 0 })
}

function listLines(nodes: readonly HtmlNode[], reading: Reading): string[] {
	return writeNodes(nodes, reading)
		.split('\n')
		.map((line) => line.replace(/\s+/g, ' ').trim())
		.filter(showsText)
}

function writeNodes(nodes: readonly HtmlNode[], reading: Reading): string {
	return nodes
		.map((node) =>
			isElement(node) ? writeElement(node, reading) : (findText(node) ?? '').replace(/\s/g, ' '),
		)
		.join('')
}

function writeElement(element: HtmlElement, reading: Reading): string {
	const { tagName } = element
	if (tagName === 'sup' || tagName === 'sub') return writeRaised(element, reading)
	if (reading.level < most.level) {
		const inner = { ...reading, level: reading.level + 1 }
		if (tagName === 'ol' || tagName === 'ul') return `\n${writeItems(element, inner)}\n`
		if (tagName === 'table') {
			const lines = listTableLines(element, ({ childNodes }) => listLines(childNodes, inner))
			return `\n${lines.join('\n')}\n`
		}
	}
	const words = writeNodes(element.childNodes, reading)
	switch (tagName) {
		case 'a': {
			const href = findAttribute(element, 'href') ?? '#'
			return href.startsWith('#') ? words : `${words} (${href})`
		}
		case 's':
		case 'del':
			return `[${reading.struckOut}: ${words}]`
	}
	return blocks.has(tagName) ? `\n${words}\n` : words
}

function writeRaised({ tagName, childNodes }: HtmlElement, reading: Reading) {
	const words = writeNodes(childNodes, { ...reading, raised: reading.raised + 1 })
	if (reading.raised >= most.raised) return words
	return tagName === 'sup' ? raise(words) : lower(words)
}

function writeItems(list: HtmlElement, reading: Reading) {
	const items = list.childNodes.filter(isElement)
	const mark = list.tagName === 'ul' ? () => bullet : createListMarker(list, items.length)
	return items
		.flatMap((item) => {
			const [first, ...others] = listLines(item.childNodes, reading)
			const own = first === undefined && list.tagName === 'ul' ? [] : [`${mark(item)} ${first ?? ''}`]
			return [...own, ...others.map((line) => `${within} ${line}`)]
		})
		.join('\n')
}
