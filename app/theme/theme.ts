import { isHexColour, pickTextColour } from './contrast'
import { findFontFamily, type FontFamilyName } from './font-families'

export const themeColours = [
	'colorPrimary',
	'colorAccent',
	'colorButtons',
	'colorLinks',
	'colorHeaders',
	'colorSubheaders',
	'colorSmallHeaders',
	'colorMenuBackground',
	'colorMenuActive',
	'colorMenuText',
	'colorFooterBackground',
	'colorFooterText',
] as const

type ColourField = (typeof themeColours)[number]

/** Colours are `#rgb` or `#rrggbb`; the font size is in px. */
export interface Theme extends Record<ColourField, string> {
	fontFamily: FontFamilyName
	fontSize: number
}

export type RawTheme = { readonly [field in keyof Theme]?: string | number | null }

/** Primary, secondary, accent, font and size are specified; the rest is ours [11] [13] [A64]. */
export const defaultTheme: Theme = {
	colorPrimary: '#0A2E65',
	colorAccent: '#ff5d00',
	colorButtons: '#0A2E65',
	colorLinks: '#39549E',
	colorHeaders: '#0A2E65',
	colorSubheaders: '#0A2E65',
	colorSmallHeaders: '#39549E',
	colorMenuBackground: '#0A2E65',
	colorMenuActive: '#ff5d00',
	colorMenuText: '#ffffff',
	colorFooterBackground: '#eceff4',
	colorFooterText: '#1a2230',
	fontFamily: 'Roboto',
	fontSize: 16,
}

/** Pixels. */
export const fontSizes = {
	least: 10,
	most: 24,
	read(raw: string | number) {
		const size = Number(String(raw).trim().replace(/px$/, ''))
		return size >= fontSizes.least && size <= fontSizes.most ? size : undefined
	},
}

/** Missing, unsafe or out-of-range values fall back to defaults derived from the primary colour. */
export function readTheme(raw: RawTheme): Theme {
	const own = readColours(raw)
	const theme = { ...defaultTheme, ...followPrimary(own), ...own }
	return {
		...theme,
		fontFamily: findFontFamily(String(raw.fontFamily ?? '')) ?? defaultTheme.fontFamily,
		fontSize: fontSizes.read(raw.fontSize ?? '') ?? defaultTheme.fontSize,
	}
}

function readColours(raw: RawTheme) {
	const own: Partial<Record<ColourField, string>> = {}
	for (const field of themeColours) {
		const colour = raw[field]
		if (typeof colour === 'string' && isHexColour(colour.trim())) own[field] = colour.trim()
	}
	return own
}

function followPrimary({
	colorPrimary: primary,
	colorMenuBackground: menu = primary,
}: Partial<Record<ColourField, string>>) {
	if (!primary) return {}
	return {
		colorButtons: primary,
		colorLinks: primary,
		colorHeaders: primary,
		colorSubheaders: primary,
		colorSmallHeaders: primary,
		colorMenuBackground: primary,
		colorMenuActive: primary,
		colorMenuText: pickTextColour(menu ?? primary),
	}
}
