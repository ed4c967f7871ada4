import { findAttribute, type HtmlElement } from './parse-html.server'
import type { Declarations, Property } from './style-rules'

type Level = 'sup' | 'sub'

/** Pixels of a unit, at the usual size of text. */
const pixels: Readonly<Record<string, number>> = {
	px: 1,
	pt: 4 / 3,
	pc: 16,
	em: 16,
	rem: 16,
	ex: 8,
	ch: 8,
	'%': 0.18,
	mm: 3.8,
	cm: 38,
	in: 96,
}
/** Pixels below which a shift only aligns. */
const leastShift = 1.5
/** Letters of words that `vertical-align: top` raises; longer ones are text beside something tall. */
const mostRaised = 12

/** Whether a style raises or lowers words that flow within a line. */
function findLevel(element: HtmlElement, style: ReadonlyMap<string, string>): Level | undefined {
	return findNamedLevel(element, style) ?? findShiftedLevel(style)
}

function findNamedLevel(element: HtmlElement, style: ReadonlyMap<string, string>): Level | undefined {
	const variant = `${style.get('font-variant-position')} ${style.get('font-variant')}`
	const feature = style.get('font-feature-settings') ?? ''
	const position = style.get('vertical-align') ?? ''
	const isSmall = style.has('font-size') || countLetters(element) <= mostRaised
	if (position === 'super' || /\bsuper\b/.test(variant) || /sups/.test(feature)) return 'sup'
	if (position === 'sub' || /\bsub\b/.test(variant) || /subs/.test(feature)) return 'sub'
	if (/^(?:text-)?top$/.test(position) && isSmall) return 'sup'
	return /^(?:text-)?bottom$/.test(position) && isSmall ? 'sub' : undefined
}

function countLetters({ childNodes }: HtmlElement): number {
	return childNodes.reduce((count, node) => {
		if ('tagName' in node) return count + countLetters(node)
		return 'value' in node ? count + node.value.trim().length : count
	}, 0)
}

function findShiftedLevel(style: ReadonlyMap<string, string>): Level | undefined {
	const shift =
		readLength(style.get('vertical-align')) + (readOffset(style) || readLength(style.get('mso-text-raise')))
	const raised = shift - readTranslation(style)
	if (Math.abs(raised) < leastShift) return undefined
	return raised > 0 ? 'sup' : 'sub'
}

/** Pixels upward of a box that is moved from its place. `top` wins over `bottom`. */
function readOffset(style: ReadonlyMap<string, string>) {
	if (!/^(?:relative|sticky)$/.test(style.get('position') ?? '')) return 0
	const isAbove = /\d/.test(style.get('top') ?? '')
	const told = style.get(isAbove ? 'top' : 'bottom')
	if (told?.endsWith('%')) return 0
	return isAbove ? -readLength(told) : readLength(told)
}

function readTranslation(style: ReadonlyMap<string, string>) {
	const transform = style.get('transform') ?? ''
	const [, upright] =
		/translatey\(([^()]*)\)/.exec(transform) ?? /translate(?:3d)?\([^(),]*,([^(),]*)/.exec(transform) ?? []
	const [, apart] = /^\S+\s+(\S+)/.exec(style.get('translate') ?? '') ?? []
	return readLength(upright) + readLength(apart)
}

function readLength(text = '') {
	const [, number = '0', unit = ''] = /^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))([a-z]+|%)\s*$/.exec(text) ?? []
	return Number(number) * (pixels[unit] ?? 0)
}

/** Elements whose contents no browser shows as text. */
const unseen = new Set(
	(
		'script style template noscript iframe object embed applet noembed noframes head title svg audio video ' +
		'canvas select datalist meter progress rp map annotation annotation-xml'
	).split(' '),
)
const hiding: readonly (readonly [Property, RegExp])[] = [
	['display', /^none$/],
	['visibility', /^(?:hidden|collapse)$/],
	['mso-hide', /^all$/],
	['opacity', /^0?\.?0*%?$/],
	['font-size', /^0*(?:\.0*)?(?:px|pt|em|rem|%)?$/],
	['left', /^-\d{3,}/],
	['text-indent', /^-\d{3,}/],
]

export function isHidden(element: HtmlElement, style: Declarations): boolean {
	if (unseen.has(element.tagName) || findAttribute(element, 'hidden') !== undefined) return true
	if (element.tagName === 'dialog' && findAttribute(element, 'open') === undefined) return true
	return hiding.some(([property, value]) => {
		const told = style.get(property)
		return told !== undefined && told !== '' && value.test(told)
	})
}

/** Marks that carry meaning: struck out, raised, lowered, stressed. */
export type MarkTag = 'b' | 'strong' | 'i' | 'em' | 'u' | 's' | 'del' | 'ins' | 'sup' | 'sub'

const markTags: Readonly<Record<string, MarkTag>> = {
	b: 'b',
	strong: 'strong',
	i: 'i',
	em: 'em',
	u: 'u',
	s: 's',
	strike: 's',
	del: 'del',
	ins: 'ins',
	sup: 'sup',
	sub: 'sub',
}

/** Elements that `vertical-align` places without raising their words. */
const placed = new Set('img td th tr thead tbody tfoot caption sup sub'.split(' '))

export function listMarks(element: HtmlElement, style: Declarations): MarkTag[] {
	const weight = style.get('font-weight') ?? ''
	const own = markTags[element.tagName]
	const isPlaced = placed.has(element.tagName) || isBlock(element, style)
	const marks: (MarkTag | false | undefined)[] = [
		(own === 'strong' || own === 'b') && /^(?:normal|400)$/.test(weight) ? undefined : own,
		/^(?:bold|bolder|[6-9]00)$/.test(weight) && 'strong',
		style.get('font-style') === 'italic' && 'em',
		/line-through/.test(`${style.get('text-decoration')} ${style.get('text-decoration-line')}`) && 's',
		!isPlaced && findLevel(element, style),
	]
	return marks.filter((mark): mark is MarkTag => typeof mark === 'string')
}

const blocks = new Set(
	(
		'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
		'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p pre plaintext search section ' +
		'summary table ul xmp'
	).split(' '),
)

/** Whether an element stands on lines of its own. */
export function isBlock({ tagName }: HtmlElement, style: Declarations): boolean {
	const display = style.get('display')
	const isOutOfLine =
		/^(?:left|right)$/.test(style.get('float') ?? '') ||
		/^(?:absolute|fixed)$/.test(style.get('position') ?? '')
	if (isOutOfLine) return true
	if (blocks.has(tagName)) return display !== 'inline'
	return display !== undefined && /^(?:block|flex|grid|list-item|table)/.test(display)
}

/** Whether each child is a box of its own, as in a row of columns. */
export function partsChildren(style: Declarations): boolean {
	return /^(?:-webkit-|-ms-)?(?:inline-)?(?:flex|grid|box|flexbox)$/.test(style.get('display') ?? '')
}

/** Whether line ends of the source are shown. */
export function keepsLineEnds({ tagName }: HtmlElement, style: Declarations): boolean {
	if (/^(?:pre|listing|xmp|plaintext|textarea)$/.test(tagName)) return true
	return /^(?:pre|pre-wrap|pre-line|break-spaces)$/.test(style.get('white-space') ?? '')
}

const listTypes: Readonly<Record<string, string>> = {
	decimal: '1',
	'lower-alpha': 'a',
	'lower-latin': 'a',
	'upper-alpha': 'A',
	'upper-latin': 'A',
	'lower-roman': 'i',
	'upper-roman': 'I',
}

/** `type` of a list or item, or `none` for one without numbers. */
export function findListType(element: HtmlElement, style: Declarations): string | undefined {
	const told = `${style.get('list-style-type') ?? ''} ${style.get('list-style') ?? ''}`.trim().split(/\s+/)
	if (told.includes('none')) return 'none'
	const styled = told.map((word) => listTypes[word]).find((type) => type !== undefined)
	const type = styled ?? findAttribute(element, 'type')
	return type !== undefined && /^[1aAiI]$/.test(type) ? type : undefined
}
