import { escapeHtml } from '#app/lib/escape-html'
import type { MarkTag } from './element-style'
import { showsText } from './shows-text'

/** A mark around words: an element of text, or a link with its address. */
export type Mark = { tag: MarkTag } | { tag: 'a'; href: string }

/** The smallest piece of a line. */
export type Leaf =
	| { kind: 'text'; text: string; marks: readonly Mark[] }
	| { kind: 'break' }
	| { kind: 'anchor'; id: string }

const blanks = /[ \t\n\f\r]+/g

/** Collapses blanks as a browser does, and drops those at the ends of lines. */
export function tidyRun(leaves: readonly Leaf[]): Leaf[] {
	const tidy: Leaf[] = []
	let isAfterBlank = true
	for (const leaf of leaves) {
		if (leaf.kind === 'break') {
			trimEnd(tidy)
			isAfterBlank = true
			tidy.push(leaf)
		} else if (leaf.kind === 'anchor') tidy.push(leaf)
		else {
			const collapsed = leaf.text.replace(blanks, ' ')
			const text: string = isAfterBlank && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed
			if (text === '') continue
			isAfterBlank = text.endsWith(' ')
			tidy.push({ ...leaf, text })
		}
	}
	trimEnd(tidy)
	return tidy
}

function trimEnd(leaves: Leaf[]) {
	const at = leaves.findLastIndex(({ kind }) => kind !== 'anchor')
	const last: Leaf | undefined = leaves[at]
	if (last?.kind !== 'text' || !last.text.endsWith(' ')) return
	const shorter = last.text.slice(0, -1)
	if (shorter === '') {
		leaves.splice(at, 1)
		trimEnd(leaves)
	} else leaves[at] = { ...last, text: shorter }
}

/** Paragraphs: split where two or more breaks follow each other, without breaks at the ends. */
export function splitRun(leaves: readonly Leaf[]): Leaf[][] {
	const paragraphs: Leaf[][] = [[]]
	let breaks: Leaf[] = []
	for (const leaf of leaves) {
		if (leaf.kind === 'break') {
			breaks.push(leaf)
			continue
		}
		if (breaks.length > 1) paragraphs.push([])
		const current = paragraphs.at(-1)
		if (breaks.length === 1 && current?.some(({ kind }) => kind === 'text')) current.push(...breaks)
		breaks = []
		current?.push(leaf)
	}
	return paragraphs
}

export function showsRun(leaves: readonly Leaf[]): boolean {
	return showsText(leaves.map((leaf) => (leaf.kind === 'text' ? leaf.text : '')).join(''))
}

/** Leaves as HTML; marks that neighbours share stay open. */
export function writeRun(leaves: readonly Leaf[]): string {
	let html = ''
	let open: readonly Mark[] = []
	for (const [at, leaf] of leaves.entries()) {
		const marks = findMarks(leaves.slice(at, at + 2))
		const differing = marks.findIndex((mark, depth) => !isSame(mark, open[depth]))
		const shared = differing < 0 ? marks.length : differing
		html += closeMarks(open.slice(shared))
		open = open.slice(0, shared)
		if (leaf.kind === 'break') html += '<br>'
		else if (leaf.kind === 'anchor') html += `<a id="${leaf.id}"></a>`
		else {
			html += marks.slice(shared).map(openMark).join('') + escapeHtml(leaf.text)
			open = marks
		}
	}
	return html + closeMarks(open)
}

/** A break stands within the marks of the words after it; an anchor, itself a link, within none. */
function findMarks([leaf, next]: readonly Leaf[]): readonly Mark[] {
	if (leaf?.kind === 'text') return leaf.marks
	return leaf?.kind === 'break' && next?.kind === 'text' ? next.marks : []
}

function closeMarks(marks: readonly Mark[]) {
	return marks
		.toReversed()
		.map(({ tag }) => `</${tag}>`)
		.join('')
}

function isSame(mark: Mark, other: Mark | undefined) {
	const href = (told: Mark) => (told.tag === 'a' ? told.href : '')
	return other !== undefined && mark.tag === other.tag && href(mark) === href(other)
}

function openMark(mark: Mark) {
	return mark.tag === 'a' ? `<a href="${escapeHtml(mark.href)}">` : `<${mark.tag}>`
}

/** Empty for empty contents. */
export function wrapIn(tag: string, html: string, attributes = ''): string {
	return html === '' ? '' : `<${tag}${attributes}>${html}</${tag}>`
}
