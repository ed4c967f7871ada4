import { isBlock, isHidden, keepsLineEnds, listMarks, partsChildren } from './element-style'
import { findFirmHref } from './firm-links'
import { isItem, writeList } from './html-lists'
import {
	addBlock,
	addMarks,
	addText,
	createFlow,
	endRun,
	isLevel,
	type Flow,
	type Inherited,
	type Source,
} from './html-flow'
import { wrapIn, type Mark } from './html-runs'
import { listCells, writeTable } from './html-tables'
import { readStyle, readStyleRules } from './style-rules'
import {
	findAttribute,
	findText,
	isElement,
	listElements,
	type HtmlElement,
	type HtmlNode,
} from './parse-html.server'
import { createHash } from 'node:crypto'

/**
 * Paragraphs, headings, lists and tables with what carries meaning, as a reader sees them in a browser: in the same order,
 * with words apart that were apart. Empty when nothing shows.
 */
export function simplifyHtml(nodes: readonly HtmlNode[], html: string): string {
	const elements = listElements(nodes)
	const css = elements.filter(({ tagName }) => tagName === 'style').flatMap(({ childNodes }) => childNodes)
	const source = {
		rules: readStyleRules(css.map((node) => findText(node) ?? '').join('\n'), elements.length),
		ids: findTargets(elements, html),
		placed: new Set<string>(),
	}
	const flow = createFlow(source, false)
	addNodes(flow, nodes, { marks: [], keepLineEnds: elements.length === 0 })
	endRun(flow)
	return flow.showsText ? flow.html : ''
}

function addNodes(flow: Flow, nodes: readonly HtmlNode[], inherited: Inherited) {
	for (const node of nodes) {
		if (isElement(node)) addElement(flow, node, inherited)
		else addText(flow, findText(node) ?? '', inherited)
	}
}

function addElement(flow: Flow, element: HtmlElement, inherited: Inherited) {
	const style = readStyle(element, flow.source.rules)
	if (isHidden(element, style)) return
	const isApart = isBlock(element, style) || inherited.isParted === true
	const around = isApart ? { ...inherited, marks: inherited.marks.filter(isLevel) } : inherited
	const own = inheritFrom(element, flow.source, around)
	if (isApart) endRun(flow)
	addAnchors(flow, element)
	const write = writers[element.tagName] ?? addContents
	write(flow, element, own)
	if (isApart) endRun(flow)
}

/** Marks and white space for the children of an element. */
function inheritFrom(element: HtmlElement, source: Source, inherited: Inherited): Inherited {
	const style = readStyle(element, source.rules)
	const href = findHref(element, source)
	const link: Mark[] = href === undefined ? [] : [{ tag: 'a', href }]
	return {
		marks: addMarks(inherited.marks, [...link, ...listMarks(element, style).map((tag) => ({ tag }))]),
		keepLineEnds: inherited.keepLineEnds || keepsLineEnds(element, style),
		isParted: partsChildren(style),
	}
}

type Writer = (flow: Flow, element: HtmlElement, own: Inherited) => void

const writers: Readonly<Record<string, Writer>> = {
	br: (flow) => void flow.run.push({ kind: 'break' }),
	hr: (flow) => addBlock(flow, '<hr>'),
	img: (flow, element, own) => addText(flow, ` ${findAttribute(element, 'alt') ?? ''} `, own),
	q(flow, element, own) {
		addText(flow, '“', own)
		addContents(flow, element, own)
		addText(flow, '”', own)
	},
	mfrac: (flow, { childNodes }, own) => {
		for (const [at, node] of childNodes.filter(isElement).entries()) {
			if (at > 0) addText(flow, '/', own)
			addNodes(flow, [node], own)
		}
	},
	msup: (flow, element, own) => addScript(flow, element, own, 'sup'),
	msub: (flow, element, own) => addScript(flow, element, own, 'sub'),
	...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, addHeading])),
	ul: addList,
	ol: addList,
	/** An item outside a list. */
	li(flow, element, own) {
		if (!isItem(element, flow.source.rules)) return addContents(flow, element, own)
		addBlock(flow, wrapIn('ul', wrapIn('li', writeContents(flow, element.childNodes, own, true))))
	},
	table: addTable,
	blockquote: (flow, element, own) =>
		addBlock(flow, wrapIn('blockquote', writeContents(flow, element.childNodes, own, false))),
}

function addContents(flow: Flow, { childNodes }: HtmlElement, own: Inherited) {
	addNodes(flow, childNodes, own)
}

/** The second child of a formula's power or index. */
function addScript(flow: Flow, { childNodes }: HtmlElement, own: Inherited, tag: 'sup' | 'sub') {
	const [base, script] = childNodes.filter(isElement)
	if (base) addNodes(flow, [base], own)
	if (script) addNodes(flow, [script], { ...own, marks: addMarks(own.marks, [{ tag }]) })
}

function addHeading(flow: Flow, element: HtmlElement, own: Inherited) {
	const outer = flow.wrap
	flow.wrap = element.tagName
	addContents(flow, element, own)
	endRun(flow)
	flow.wrap = outer
}

function addList(flow: Flow, list: HtmlElement, { marks, keepLineEnds }: Inherited) {
	const html = writeList(list, flow.source.rules, {
		writeItem: (item) => writePart(flow, item, { marks, keepLineEnds }),
		writeNodes: (nodes) => writeContents(flow, nodes, { marks, keepLineEnds }, false),
	})
	addBlock(flow, html)
}

/** A table of one cell is a frame around text. */
function addTable(flow: Flow, table: HtmlElement, { keepLineEnds, ...own }: Inherited) {
	const [cell, ...others] = listCells(table)
	if (cell && others.length === 0) {
		addAnchors(flow, cell)
		return addContents(flow, cell, inheritFrom(cell, flow.source, { ...own, keepLineEnds }))
	}
	const html = writeTable(table, flow.source.rules, (part, tags) => {
		const marks = addMarks(
			own.marks,
			tags.map((tag) => ({ tag })),
		)
		return writePart(flow, part, { marks, keepLineEnds })
	})
	addBlock(flow, html)
}

function findHref(element: HtmlElement, { ids }: Source) {
	const href = element.tagName === 'a' ? findAttribute(element, 'href') : undefined
	if (href === undefined) return undefined
	const id = ids.get(findTarget(href) ?? '')
	return id === undefined ? findFirmHref(href) : `#${id}`
}

/** A name that stands twice leads to its first element. */
function addAnchors(flow: Flow, element: HtmlElement) {
	const { ids, placed } = flow.source
	for (const name of new Set([findAttribute(element, 'id'), findAttribute(element, 'name')])) {
		const id = ids.get(name ?? '')
		if (id === undefined || placed.has(id)) continue
		placed.add(id)
		flow.run.push({ kind: 'anchor', id })
	}
}

/** The contents of a container of their own. */
function writeContents(flow: Flow, nodes: readonly HtmlNode[], inherited: Inherited, isTight: boolean) {
	const inner = createFlow(flow.source, isTight)
	addNodes(inner, nodes, inherited)
	return closeFlow(flow, inner)
}

/** The contents of an item, a cell or a caption, with its own marks. */
function writePart(flow: Flow, element: HtmlElement, inherited: Inherited) {
	const inner = createFlow(flow.source, true)
	addAnchors(inner, element)
	addNodes(inner, element.childNodes, inheritFrom(element, flow.source, inherited))
	return closeFlow(flow, inner)
}

function closeFlow(flow: Flow, inner: Flow) {
	addBlock(inner, '')
	flow.showsText ||= inner.showsText
	return inner.showsText ? inner.html : ''
}

/** Our ids of the elements that links of one text lead to, by theirs. */
function findTargets(elements: readonly HtmlElement[], html: string) {
	const linked = new Set(elements.map((element) => findTarget(findAttribute(element, 'href') ?? '')))
	const names = elements.flatMap((element) => [findAttribute(element, 'id'), findAttribute(element, 'name')])
	const found = [...new Set(names)].filter((name) => name !== undefined && linked.has(name))
	if (found.length === 0) return new Map<string, string>()
	const prefix = `t${createHash('sha256').update(html).digest('hex').slice(0, 8)}`
	return new Map(found.map((name, at) => [name ?? '', `${prefix}-${at}`]))
}

/** The name that a link within the text leads to. */
function findTarget(href: string) {
	const link = href.trim()
	if (!link.startsWith('#') || link === '#') return undefined
	const fragment = link.slice(1)
	try {
		return decodeURIComponent(fragment)
	} catch {
		return fragment
	}
}
