import type { HtmlElement } from './parse-html.server'

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
export function findLevel(element: HtmlElement, style: ReadonlyMap<string, string>): Level | undefined {
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
