import { isHexColour } from './contrast'
import { findFontFamily, fontFamilies } from './font-families'
import { fontSizes, themeColours, type RawTheme } from './theme'

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
