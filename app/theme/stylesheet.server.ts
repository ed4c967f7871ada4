import { createHash } from 'node:crypto'
import { createBrandStylesheet } from './brand'
import { createFallbackFaces, createFontFaces } from './fonts'
import { defaultTheme, readTheme, themeColours, type Theme } from './theme'
import base from './base.css?inline'
import plain from './plain.css?inline'
import tokens from './tokens.css?inline'

const order = [...themeColours, 'fontSize', 'fontFamily'] as const satisfies (keyof Theme)[]

/** `light` has no web fonts; `plain` needs no other stylesheet. */
const looks = {
	brand: (theme: Theme) =>
		createFontFaces(theme.fontFamily) + createFallbackFaces(theme.fontFamily) + createBrandStylesheet(theme),
	light: (theme: Theme) => createFallbackFaces(theme.fontFamily) + createBrandStylesheet(theme),
	plain: (theme: Theme) => [tokens, base, createBrandStylesheet(theme), plain].join('\n'),
}
type StylesheetKind = keyof typeof looks

// Theme objects are cached for 60 s, so each stylesheet is computed once in that time.
const names = {
	brand: new WeakMap<Theme, string>(),
	light: new WeakMap<Theme, string>(),
	plain: new WeakMap<Theme, string>(),
}
const kinds = ['brand', 'light', 'plain'] as const satisfies StylesheetKind[]

export function getStylesheetName(theme: Theme, look: StylesheetKind = 'brand') {
	const known = names[look].get(theme) ?? nameOf(theme, look)
	names[look].set(theme, known)
	return known
}

function nameOf(theme: Theme, look: StylesheetKind) {
	const values = order.map((field) => String(theme[field]).replace('#', '').replaceAll(' ', '+'))
	return `${values.join('-')}-${createHash('sha256').update(looks[look](theme)).digest('hex').slice(0, 12)}`
}

/** For error pages before the firm is known. */
export const createDefaultStylesheet = () => looks.light(defaultTheme)

export function findStylesheet(name: string) {
	const values = name.split('-')
	const entries = order.map((field, index) => [field, valueOf(field, values[index] ?? '')] as const)
	const fields: Partial<Record<string, string>> = Object.fromEntries(entries)
	const theme = readTheme(fields)
	const kind = kinds.find((look) => getStylesheetName(theme, look) === name)
	return kind && looks[kind](theme)
}

function valueOf(field: string, value: string) {
	return field.startsWith('color') ? `#${value}` : value.replaceAll('+', ' ')
}
