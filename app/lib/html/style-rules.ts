import { findAttribute, type HtmlElement } from './parse-html.server'

/** Properties that change what is shown; others are not kept. */
const properties = [
	...([
		'display',
		'visibility',
		'mso-hide',
		'opacity',
		'left',
		'text-indent',
		'position',
		'top',
		'bottom',
	] as const),
	...(['font-size', 'font-style', 'font-weight', 'font-variant', 'font-variant-position'] as const),
	...(['font-feature-settings', 'text-decoration', 'text-decoration-line', 'vertical-align'] as const),
	...([
		'float',
		'list-style',
		'list-style-type',
		'mso-text-raise',
		'transform',
		'translate',
		'white-space',
	] as const),
]
const isKept = (name: string): name is Property => properties.some((property) => property === name)

export type Property = (typeof properties)[number]

/** Declarations by property, both in lower case. */
export type Declarations = ReadonlyMap<Property, string>

interface Sheet {
	plain: Declarations
	important: Declarations
}

/** The tag, classes and id of one element, such as `td.note`; `isChild` after `>`. */
interface Compound {
	parts: readonly string[]
	isChild: boolean
}

interface Rule extends Sheet {
	compounds: readonly Compound[]
	weight: number
	order: number
}

interface OpenRule {
	selectors: string
	/** Conditions of the rule and those around it hold on a screen. */
	isShown: boolean
}

/** Rules by a class, id or tag (or `*`) that their element has. */
export type StyleRules = ReadonlyMap<string, readonly Rule[]>

const compoundPattern = /^(?=[^>])(?:[a-z][a-z\d]*|\*)?(?:[.#][\w\u0080-\uffff-]+)*$/i
const screen = /^(?:only\s+)?(?:screen|all)$/i
/**
 * Elements and selectors of a text (`sameName`: of one key), ancestors and classes of one that are looked at, and pairs of an element with a
 * selector of one key, or with a compound of selectors within others.
 */
const limits = {
	elements: 10_000,
	selectors: 1000,
	sameName: 50,
	compounds: 8,
	ancestors: 30,
	classes: 4,
	pairs: 30_000,
}

/**
 * Rules of tags, classes and ids: alone, joined (`td.note`) and within others (`table .note`, `p > b`). Other selectors,
 * and conditions but that of a screen, are left out: whether they hold is not known. None for a text of too many elements.
 */
export function readStyleRules(css: string, elements: number): StyleRules {
	const rules = new Map<string, Rule[]>()
	if (elements > limits.elements) return rules
	const open: OpenRule[] = []
	const share = limits.pairs / Math.max(1, elements)
	const sameName = Math.min(limits.sameName, share)
	let order = 0
	let within = 0
	const plain = css.replace(/\/\*[^]*?(?:\*\/|$)/g, ' ').replace(/<!--|-->/g, '')
	for (const piece of plain.split(/(?<=[{}])/)) {
		const text = piece.slice(0, -1)
		if (piece.endsWith('{')) open.push(openRule(text, open.at(-1)))
		if (!piece.endsWith('}')) continue
		const selectors = open.pop()?.selectors
		if (selectors === undefined || isGroup(selectors, open.at(-1))) continue
		const sheet = readSheet(text)
		for (const selector of listSelectors(selectors)) {
			order += 1
			if (order > limits.selectors) break
			const compounds = readCompounds(selector)
			if (compounds.length > 1) within += compounds.length
			const isRead = compounds.length === 1 || (compounds.length > 1 && within <= share)
			if (isRead) addRule(rules, compounds, { ...sheet, order }, sameName)
		}
	}
	return rules
}

function openRule(text: string, parent: OpenRule | undefined): OpenRule {
	const selectors = text.slice(text.lastIndexOf(';') + 1).trim()
	return { selectors, isShown: parent?.isShown !== false && isOfScreens(selectors) }
}

/** Whether one of the conditions of `@media` holds on every screen, or there is none. */
function isOfScreens(selectors: string) {
	if (!/^@media\b/i.test(selectors)) return false
	const conditions = selectors.slice('@media'.length).trim()
	return conditions === '' || conditions.split(',').some((condition) => screen.test(condition.trim()))
}

/** True for a rule that holds others, and for one whose conditions do not hold. */
function isGroup(selectors: string, parent: OpenRule | undefined) {
	return selectors.startsWith('@') || parent?.isShown === false
}

/** Commas within `:not(a, b)` part nothing. */
function listSelectors(text: string) {
	return text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '[]').split(',')
}

/** Compounds of a selector; an empty list for a selector of another kind. */
function readCompounds(selector: string): Compound[] {
	const words = selector.trim().replace(/>\s*/g, ' >').split(/\s+/)
	const isRead = words.every((word) => compoundPattern.test(word.replace('>', '')))
	if (words.length > limits.compounds || !isRead) return []
	return words.map((word) => ({ parts: listParts(word), isChild: word.startsWith('>') }))
}

type Numbered = Sheet & { order: number }

function addRule(rules: Map<string, Rule[]>, compounds: Compound[], sheet: Numbered, sameName: number) {
	const key = compounds.at(-1)?.parts[0] ?? '*'
	const rule = { ...sheet, compounds, weight: weigh(compounds.flatMap(({ parts }) => parts)) }
	const same = rules.get(key)
	if (same && same.length < sameName) same.push(rule)
	else if (!same) rules.set(key, [rule])
}

/** `#a`, `.b` and `p` of `p.b#a`. */
function listParts(word: string): string[] {
	const parts = word.match(/[.#]?[^.#>]+/g) ?? []
	return parts.map((part) => (/^[.#]/.test(part) ? part : part.toLowerCase())).sort()
}

function weigh(parts: readonly string[]) {
	const weights: Readonly<Record<string, number>> = { '#': 10_000, '.': 100, '*': 0 }
	return parts.reduce((sum, part) => sum + (weights[part.charAt(0)] ?? 1), 0)
}

/** Characters of a declaration. Each element asks for its values again. */
const longest = 200

function readSheet(css: string): Sheet {
	const declarations = css.split(';').flatMap((declaration) => {
		const colon = declaration.indexOf(':')
		if (colon < 0 || declaration.length > longest) return []
		const property = declaration.slice(0, colon).trim().toLowerCase()
		if (!isKept(property)) return []
		const value = declaration
			.slice(colon + 1)
			.trim()
			.toLowerCase()
		const told = value.replace(/!\s*important$/, '').trimEnd()
		return [{ entry: [property, told] as const, isImportant: told !== value }]
	})
	const pick = (isImportant: boolean) =>
		new Map(declarations.filter((one) => one.isImportant === isImportant).map(({ entry }) => entry))
	return { plain: pick(false), important: pick(true) }
}

const stylesCache = new WeakMap<HtmlElement, { rules: StyleRules; style: Declarations }>()
const noStyle: Declarations = new Map()

/** The style of an element itself, without what it inherits. */
export function readStyle(element: HtmlElement, rules: StyleRules): Declarations {
	if (rules.size === 0 && findAttribute(element, 'style') === undefined) return noStyle
	const known = stylesCache.get(element)
	if (known?.rules === rules) return known.style
	const style = computeStyle(element, rules)
	stylesCache.set(element, { rules, style })
	return style
}

function computeStyle(element: HtmlElement, rules: StyleRules): Declarations {
	const path = [...listAncestors(element).reverse(), element]
	const found = ['*', ...listNames(element)]
		.flatMap((name) => rules.get(name) ?? [])
		.filter(({ compounds }) => isMatch(compounds.length === 1 ? [element] : path, compounds))
		.sort((one, other) => one.weight - other.weight || one.order - other.order)
	const sheets = [...found, readSheet(findAttribute(element, 'style') ?? '')]
	const style = new Map<Property, string>()
	for (const { plain } of sheets) for (const [property, value] of plain) style.set(property, value)
	for (const { important } of sheets) for (const [property, value] of important) style.set(property, value)
	return style
}

const namesCache = new WeakMap<HtmlElement, ReadonlySet<string>>()

/** Tag, classes and id as selectors have them; asked for once per rule and descendant. */
function listNames(element: HtmlElement): ReadonlySet<string> {
	const known = namesCache.get(element) ?? collectNames(element)
	namesCache.set(element, known)
	return known
}

function collectNames(element: HtmlElement) {
	const classes = (findAttribute(element, 'class') ?? '')
		.split(/\s+/)
		.filter((name) => name !== '')
		.slice(0, limits.classes)
	const id = findAttribute(element, 'id') ?? ''
	return new Set([element.tagName, ...classes.map((name) => `.${name}`), ...(id === '' ? [] : [`#${id}`])])
}

function fits(names: ReadonlySet<string>, { parts }: Compound) {
	return parts.every((part) => part === '*' || names.has(part))
}

/** Bits tell which compounds are met by the element before in the path, and by any before it. */
function isMatch(path: readonly HtmlElement[], compounds: readonly Compound[]): boolean {
	let parent = 0
	let around = 0
	for (const element of path) {
		const names = listNames(element)
		let met = 0
		for (const [index, compound] of compounds.entries()) {
			const before = compound.isChild ? parent : around
			const isWithin = index === 0 || (before & (1 << (index - 1))) !== 0
			if (isWithin && fits(names, compound)) met |= 1 << index
		}
		parent = met
		around |= met
	}
	return (parent & (1 << (compounds.length - 1))) !== 0
}

function listAncestors(element: HtmlElement): HtmlElement[] {
	const ancestors: HtmlElement[] = []
	let { parentNode } = element
	while (parentNode && 'tagName' in parentNode && ancestors.length < limits.ancestors) {
		ancestors.push(parentNode)
		parentNode = parentNode.parentNode
	}
	return ancestors
}
