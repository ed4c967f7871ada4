import { mixColours, ratios, ensureContrast, isGrey, pickTextColour } from './contrast'
import { fontFamilies } from './font-families'
import type { Theme } from './theme'

/** The same values as in tokens.css; brand colours are checked against them. */
export const backgrounds = {
	light: { page: '#f6f7f9', surface: '#ffffff', sunken: '#eceff3' },
	dark: { page: '#11151b', surface: '#1a2029', sunken: '#242c38' },
} as const

type Background = (typeof backgrounds)[keyof typeof backgrounds]

const secondary = '#39549E'

export function createBrandStylesheet(theme: Theme) {
	const { generic } = fontFamilies[theme.fontFamily]
	const font = `"${theme.fontFamily}","${theme.fontFamily} Fallback",${generic}`
	// A per cent of the browser's font size, so that the reader's own setting counts.
	const size = `${(theme.fontSize / 16) * 100}%`
	const light = declarations(createBrandColours(theme, 'light'))
	const dark = declarations(createBrandColours(theme, 'dark'))
	return (
		`html:root{font-size:calc(${size} * var(--size));--brand-font:${font};${light}}` +
		`@media screen and (prefers-color-scheme:dark){html:root{${dark}}}`
	)
}

/** Text reaches 4.5:1 and parts reach 3:1 on every background. */
export function createBrandColours(theme: Theme, mode: keyof typeof backgrounds) {
	const ground = backgrounds[mode]
	const primary = avoidGrey(theme.colorPrimary, theme)
	const soft = mixColours(primary, ground.surface, mode === 'light' ? 0.07 : 0.16)
	const all = [...Object.values(ground), soft]
	const text = (colour: string) => ensureContrast(colour, all, mode === 'light' ? ratios.text : ratios.calm)
	const part = (colour: string) => ensureContrast(colour, all, ratios.part)
	const plain = part(avoidGrey(theme.colorButtons, theme))
	const action = mode === 'dark' && isGrey(plain) ? text(plain) : plain
	const accent = part(theme.colorAccent)
	return {
		primary: text(primary),
		'primary-soft': soft,
		secondary: part(secondary),
		accent,
		'on-accent': pickTextColour(accent),
		...actionColours(action),
		'action-edge': isGrey(action) ? text('#000000') : action,
		link: text(theme.colorLinks),
		heading: text(theme.colorHeaders),
		subheading: text(theme.colorSubheaders),
		'small-heading': text(theme.colorSmallHeaders),
		'menu-active': part(theme.colorMenuActive),
		...frameColours(theme, ground),
	}
}

/** A grey button looks disabled: it wears the colour of the headings, where that is one. */
function avoidGrey(colour: string, { colorHeaders }: Theme) {
	return isGrey(colour) && !isGrey(colorHeaders) ? colorHeaders : colour
}

/** The hover shade moves away from the text colour, so contrast only grows. */
function actionColours(action: string) {
	const on = pickTextColour(action)
	return {
		action,
		'on-action': on,
		'action-hover': mixColours(on === '#ffffff' ? '#000000' : '#ffffff', action, 0.16),
	}
}

/**
 * The menu keeps its colour in dark mode, because the firm's logo was made for it. A bright footer does not.
 */
function frameColours(theme: Theme, ground: Background) {
	const glares = ground === backgrounds.dark && pickTextColour(theme.colorFooterBackground) === '#000000'
	const footer = glares ? ground.surface : theme.colorFooterBackground
	return {
		menu: theme.colorMenuBackground,
		'on-menu': ensureContrast(theme.colorMenuText, [theme.colorMenuBackground], ratios.text),
		footer,
		'on-footer': glares
			? pickTextColour(footer)
			: ensureContrast(theme.colorFooterText, [footer], ratios.text),
	}
}

function declarations(colours: Record<string, string>) {
	return Object.entries(colours)
		.map(([name, value]) => `--brand-${name}:${value}`)
		.join(';')
}
