import type { StyleRules } from './style-rules'
import { showsRun, splitRun, tidyRun, wrapIn, writeRun, type Leaf, type Mark } from './html-runs'

/** Style rules and anchors of one text. */
export interface Source {
	rules: StyleRules
	/** Our ids of the elements that its links lead to, by theirs. */
	ids: ReadonlyMap<string, string>
	/** Our ids that stand in the text already. */
	placed: Set<string>
}
/** Marks and white space that an element inherits. */
export interface Inherited {
	marks: readonly Mark[]
	keepLineEnds: boolean
	/** Whether the element around them makes each child a box of its own. */
	isParted?: boolean
}
/** Contents of one container while they are written: finished blocks, and the line that is open. */
export interface Flow {
	source: Source
	html: string
	/** Anchors of blocks without words, which go before the next words. */
	waiting: Leaf[]
	run: Leaf[]
	wrap: string
	/** Whether the first paragraph stands bare, as in a cell or an item. */
	isTight: boolean
	showsText: boolean
}

export function createFlow(source: Source, isTight: boolean): Flow {
	return { source, html: '', waiting: [], run: [], wrap: 'p', isTight, showsText: false }
}

export function addText(flow: Flow, text: string, { marks, keepLineEnds }: Inherited) {
	const lines = keepLineEnds ? text.split(/\r\n?|\n/) : [text]
	for (const [at, line] of lines.entries()) {
		if (at > 0) flow.run.push({ kind: 'break' })
		flow.run.push({ kind: 'text', text: line, marks })
	}
}

/** Writes the open line as paragraphs. Anchors without words wait for the next one. */
export function endRun(flow: Flow) {
	const paragraphs = splitRun(tidyRun(flow.run))
	flow.run = []
	for (const leaves of paragraphs) {
		if (!showsRun(leaves)) {
			keepAnchors(flow, leaves)
			continue
		}
		const words = writeRun([...flow.waiting, ...leaves])
		flow.waiting = []
		const isBare = flow.isTight && flow.html === '' && flow.wrap === 'p'
		flow.html += isBare ? words : wrapIn(flow.wrap, words)
		flow.showsText = true
	}
}

function keepAnchors({ waiting }: Flow, leaves: readonly Leaf[]) {
	for (const leaf of leaves) if (leaf.kind === 'anchor') waiting.push(leaf)
}

export function addBlock(flow: Flow, html: string) {
	endRun(flow)
	flow.html += writeRun(flow.waiting) + html
	flow.waiting = []
}

/** Lines of their own are not raised or lowered with the words around them. */
export function isLevel({ tag }: Mark) {
	return tag !== 'sup' && tag !== 'sub'
}

/** Greatest depth of raised and lowered words. */
const mostLevels = 2

/** The same mark within itself adds nothing, but for powers of powers. */
export function addMarks(marks: readonly Mark[], added: readonly Mark[]): Mark[] {
	const levels = marks.filter((mark) => !isLevel(mark)).length
	return [
		...marks,
		...added.filter((mark) =>
			isLevel(mark) ? !marks.some(({ tag }) => mark.tag === tag) : levels < mostLevels,
		),
	]
}
