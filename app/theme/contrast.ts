type Rgb = readonly [number, number, number]

/** WCAG 2.2: text 4.5:1 (1.4.3); rings, bars and borders 3:1 (1.4.11). Text on dark pages gets 7:1. */
export const ratios = { text: 4.5, part: 3, calm: 7 } as const

const black = '#000000'
const white = '#ffffff'

export function isHexColour(value: string) {
	return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)
}

/** 1 to 21. */
export function computeContrast(first: string, second: string) {
	return compareLuminances(luminance(first), luminance(second))
}

function compareLuminances(first: number, second: number) {
	return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

export function ensureContrast(colour: string, grounds: readonly string[], ratio: number) {
	const luminances = grounds.map(luminance)
	const isClear = (shade: string) => {
		const own = luminance(shade)
		return luminances.every((ground) => compareLuminances(own, ground) >= ratio)
	}
	const towards = grounds.every((ground) => computeContrast(white, ground) >= computeContrast(black, ground))
		? 1
		: -1
	const [hue, saturation, lightness] = toHsl(toRgb(colour))
	for (let step = 0; step <= 100; step++) {
		const shade = step === 0 ? colour : fromHsl(hue, saturation, lightness + (towards * step) / 100)
		if (isClear(shade)) return shade
	}
	return towards === 1 ? white : black
}

export function pickTextColour(ground: string) {
	return computeContrast(white, ground) >= ratios.text ? white : black
}

/** Largest difference of red, green and blue of a colour that looks grey, of 255. */
const greyRange = 24
/** Contrast with white from which a grey looks black. */
const blackContrast = 12

/** True for a grey, which a button would wear as if it were disabled; black and white are none. */
export function isGrey(colour: string) {
	const parts = toRgb(colour)
	const contrast = computeContrast(colour, white)
	return Math.max(...parts) - Math.min(...parts) <= greyRange && contrast > 1.05 && contrast < blackContrast
}

/** `share` (0 to 1) is the opacity of the first colour. */
export function mixColours(colour: string, ground: string, share: number) {
	const [over, under] = [toRgb(colour), toRgb(ground)]
	return toHex(over.map((part, index) => part * share + (under[index] ?? 0) * (1 - share)))
}

function luminance(colour: string) {
	const [red, green, blue] = toRgb(colour).map((part) => {
		const share = part / 255
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function toRgb(colour: string): Rgb {
	const digits = colour.slice(1)
	const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
	const value = Number.parseInt(full, 16)
	return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(parts: readonly number[]) {
	return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function toHsl([red, green, blue]: Rgb): [number, number, number] {
	const [r, g, b] = [red / 255, green / 255, blue / 255]
	const high = Math.max(r, g, b)
	const span = high - Math.min(r, g, b)
	const lightness = high - span / 2
	if (span === 0) return [0, 0, lightness]
	const saturation = span / (1 - Math.abs(2 * lightness - 1))
	const sixth = high === r ? (g - b) / span : high === g ? (b - r) / span + 2 : (r - g) / span + 4
	return [(sixth * 60 + 360) % 360, saturation, lightness]
}

function fromHsl(hue: number, saturation: number, lightness: number) {
	const light = Math.min(1, Math.max(0, lightness))
	const reach = saturation * Math.min(light, 1 - light)
	const part = (offset: number) => {
		const turn = (offset + hue / 30) % 12
		return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
	}
	return toHex([part(0), part(8), part(4)])
}
