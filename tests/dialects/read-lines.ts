import type { Page } from '#tests/support/page'

const inline = new Set(
	'A ABBR B BDI BUTTON CODE DATA DFN EM I LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U WBR'.split(' '),
)
const skipped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])
/** Words that depend on the time of the visit. */
const moving =
	/^(Goedemorgen|Goedemiddag|Goedenavond|Welkom)(?=, \S)|(?<=^Laatste bezoek[^:]*: ).*|(?<=^U bent ingelogd tot )\d\d:\d\d/

/** What a client reads on a page, a line for each block; a row of a table and a term with its detail are one line. */
export function readLines(page: Page): string[] {
	const lines = [`<title> ${page.title}`]
	let words = ''
	function endLine() {
		const line = words.replace(/\s+/g, ' ').trim()
		if (line) lines.push(line.replace(moving, '<now>'))
		words = ''
	}
	function walk(node: Node) {
		if (node.nodeType === 3) words += node.nodeValue ?? ''
		if (node.nodeType === 1) readElement(node as Element)
	}
	function readElement(element: Element) {
		const { tagName } = element
		if (skipped.has(tagName) || element.hasAttribute('hidden')) return
		const joins = /^(DD|TD|TH)$/.test(tagName)
		const isInline = inline.has(tagName) || joins
		if (!isInline) endLine()
		if (tagName === 'DD') words += ': '
		words += ` ${fieldText(element)}`
		for (const child of joins ? [element] : []) words += ` ${joinedText(child)} `
		if (!joins) element.childNodes.forEach(walk)
		if (tagName === 'DD') endLine()
		if (!isInline && tagName !== 'DT') endLine()
	}
	walk(page.document.body)
	endLine()
	return lines
}

/** Text within a cell or a detail, blocks joined. */
function joinedText(element: Element): string {
	const texts: string[] = []
	const walk = (node: Node) => {
		if (node.nodeType === 3) texts.push(node.nodeValue ?? '')
		if (node.nodeType !== 1) return
		const child = node as Element
		if (skipped.has(child.tagName) || child.hasAttribute('hidden')) return
		const isBlock = !inline.has(child.tagName)
		texts.push(isBlock ? ' ' : '', fieldText(child))
		child.childNodes.forEach(walk)
		texts.push(isBlock ? ' ' : '')
	}
	element.childNodes.forEach(walk)
	return texts.join('')
}

/** Value of a field, and what a picture says. */
function fieldText(element: Element): string {
	const read = (name: string) => element.getAttribute(name) ?? ''
	if (element.tagName === 'IMG') return read('alt')
	if (element.tagName === 'OPTION') return element.hasAttribute('selected') ? '[chosen]' : ''
	if (element.tagName === 'METER' || element.tagName === 'PROGRESS') return `[${read('value')}]`
	if (element.tagName !== 'INPUT' || read('type') === 'hidden') return ''
	if (/^(radio|checkbox)$/.test(read('type'))) return element.hasAttribute('checked') ? '[x]' : '[ ]'
	return `[${read('value')}]`
}
