import { createTable, lookUp } from '#app/lib/look-up'
import { listSvgPaints } from '#app/lib/pictures/list-svg-paints'
import { computeContrast, isHexColour } from './contrast'

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
