import { isHexColour, computeContrast } from './contrast'
import { findFontFamily, fontFamilies } from './font-families'
import { fontSizes, themeColours, type RawTheme } from './theme'
import { createTable, lookUp } from '#app/lib/look-up'
import { listSvgPaints } from '#app/lib/pictures/list-svg-paints'

/** Below this ratio to the header none of a logo is seen. */
const least = 1.5

const names = createTable(
	Object.entries({
		black: '#000000',
		currentcolor: '#000000',
		white: '#ffffff',
		snow: '#fffafa',
		ivory: '#fffff0',
		whitesmoke: '#f5f5f5',
		yellow: '#ffff00',
	}),
)

/** Whether each colour of an SVG is almost that of the header. Colours that are not known count as seen. */
export function isTooFaint(svg: string, ground: string) {
	const colours = [...(listSvgPaints(svg) ?? [])].map(toHexColour)
	return (
		colours.length > 0 &&
		colours.every((colour) => colour !== undefined && computeContrast(colour, ground) < least)
	)
}

function toHexColour(paint: string) {
	const hex = lookUp(names, paint) ?? paint
	if (isHexColour(hex)) return hex
	const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(paint)?.slice(1).map(Number)
	if (!parts || parts.some((part) => part > 255)) return undefined
	return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A value of the theme that gives way to a default. */
export interface ThemeFault {
	member: string
	expected: string
}

export function judgeTheme(raw: RawTheme): ThemeFault[] {
	const colours = themeColours
		.filter((member) => isTold(raw[member]) && !isHexColour(String(raw[member]).trim()))
		.map((member) => ({ member, expected: '#rgb or #rrggbb' }))
	const { fontFamily, fontSize } = raw
	const isFontUnknown = isTold(fontFamily) && !findFontFamily(String(fontFamily))
	const isSizeUnusable = isTold(fontSize) && fontSizes.read(fontSize ?? '') === undefined
	return [
		...colours,
		...(isFontUnknown ? [{ member: 'fontFamily', expected: Object.keys(fontFamilies).join(', ') }] : []),
		...(isSizeUnusable
			? [{ member: 'fontSize', expected: `${fontSizes.least} to ${fontSizes.most} pixels` }]
			: []),
	]
}

function isTold(value: string | number | null | undefined) {
	return value !== undefined && value !== null && String(value).trim() !== ''
}
