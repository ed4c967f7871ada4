import { createHash } from 'node:crypto'
import { brandStylesheet } from './brand'
import { fontFaces } from './fonts'
import { readTheme, themeColours, type Theme } from './theme'

const order = [...themeColours, 'fontSize', 'fontFamily'] as const satisfies (keyof Theme)[]

// Themes are cached objects: one page in sixty seconds computes its sheet.
const names = new WeakMap<Theme, string>()

function sheetOf(theme: Theme) {
	return fontFaces(theme.fontFamily) + brandStylesheet(theme)
}

/** The name of a theme's stylesheet: its values and a hash of its content, so that any process can serve it for ever. */
export function stylesheetName(theme: Theme) {
	const known = names.get(theme) ?? nameOf(theme)
	names.set(theme, known)
	return known
}

function nameOf(theme: Theme) {
	const values = order.map((field) => String(theme[field]).replace('#', '').replaceAll(' ', '+'))
	return `${values.join('-')}-${createHash('sha256').update(sheetOf(theme)).digest('hex').slice(0, 12)}`
}

/** The stylesheet of that name, or undefined when no theme has it. */
export function findStylesheet(name: string) {
	const values = name.split('-')
	const given = order.map((field, index) => [field, valueOf(field, values[index] ?? '')] as const)
	const fields: Partial<Record<string, string>> = Object.fromEntries(given)
	const theme = readTheme(fields)
	return stylesheetName(theme) === name ? sheetOf(theme) : undefined
}

function valueOf(field: string, value: string) {
	return field.startsWith('color') ? `#${value}` : value.replaceAll('+', ' ')
}
