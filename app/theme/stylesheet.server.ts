import { createHash } from 'node:crypto'
import { createBrandStylesheet } from './brand'
import { createFallbackFaces, createFontFaces } from './fonts'
import { readTheme, themeColours, type Theme } from './theme'
import base from './base.css?inline'
import plain from './plain.css?inline'
import tokens from './tokens.css?inline'

const order = [...themeColours, 'fontSize', 'fontFamily'] as const satisfies (keyof Theme)[]

/**
 * `brand` goes after the sheets of the app, `light` is the same without fonts to fetch; `plain` is all that a plain page has.
 */
const looks = {
	brand: (theme: Theme) =>
		createFontFaces(theme.fontFamily) + createFallbackFaces(theme.fontFamily) + createBrandStylesheet(theme),
	light: (theme: Theme) => createFallbackFaces(theme.fontFamily) + createBrandStylesheet(theme),
	plain: (theme: Theme) => [tokens, base, createBrandStylesheet(theme), plain].join('\n'),
}
type StylesheetKind = keyof typeof looks

// Themes are cached objects: one page in sixty seconds computes its sheet.
const names = {
	brand: new WeakMap<Theme, string>(),
	light: new WeakMap<Theme, string>(),
	plain: new WeakMap<Theme, string>(),
}
const kinds = ['brand', 'light', 'plain'] as const satisfies StylesheetKind[]

/** The name of a theme's stylesheet: its values and a hash of its content, so that any process can serve it for ever. */
export function getStylesheetName(theme: Theme, look: StylesheetKind = 'brand') {
	const known = names[look].get(theme) ?? nameOf(theme, look)
	names[look].set(theme, known)
	return known
}

function nameOf(theme: Theme, look: StylesheetKind) {
	const values = order.map((field) => String(theme[field]).replace('#', '').replaceAll(' ', '+'))
	return `${values.join('-')}-${createHash('sha256').update(looks[look](theme)).digest('hex').slice(0, 12)}`
}

/** The stylesheet of that name, or undefined when no theme has it. */
export function findStylesheet(name: string) {
	const values = name.split('-')
	const given = order.map((field, index) => [field, valueOf(field, values[index] ?? '')] as const)
	const fields: Partial<Record<string, string>> = Object.fromEntries(given)
	const theme = readTheme(fields)
	const kind = kinds.find((look) => getStylesheetName(theme, look) === name)
	return kind && looks[kind](theme)
}

function valueOf(field: string, value: string) {
	return field.startsWith('color') ? `#${value}` : value.replaceAll('+', ' ')
}
