interface FontFamily {
	generic: 'sans-serif' | 'serif'
	/** Metrics that give a system font the family's size; font-metrics.test.ts checks them. */
	regular: Room
	bold: Room
}

/** Per cent. */
type Room = readonly [size: number, ascent: number, descent: number]

/** @see [12] */
export const fontFamilies = {
	Roboto: { generic: 'sans-serif', regular: [99.6, 93.1, 24.5], bold: [93.9, 98.8, 26] },
	'Open Sans': { generic: 'sans-serif', regular: [105.4, 101.4, 27.8], bold: [101.7, 105.1, 28.8] },
	Lato: { generic: 'sans-serif', regular: [97.3, 101.5, 21.9], bold: [92.7, 106.4, 23] },
	Montserrat: { generic: 'sans-serif', regular: [114.1, 84.9, 22], bold: [109.6, 88.3, 22.9] },
	Oswald: { generic: 'sans-serif', regular: [81.3, 146.8, 35.6], bold: [83.6, 142.7, 34.6] },
	Raleway: { generic: 'sans-serif', regular: [104.9, 89.6, 22.3], bold: [100.1, 93.9, 23.4] },
	'Noto Sans': { generic: 'sans-serif', regular: [106.7, 100.2, 27.5], bold: [103.2, 103.6, 28.4] },
	'Fira Sans': { generic: 'sans-serif', regular: [103.3, 90.5, 25.7], bold: [96.4, 97, 27.5] },
	Lora: { generic: 'serif', regular: [116.5, 86.4, 23.5], bold: [111.5, 90.2, 24.6] },
	Merriweather: { generic: 'serif', regular: [120.1, 81.9, 22.7], bold: [114, 86.3, 23.9] },
	'Libre Baskerville': { generic: 'serif', regular: [128.2, 75.6, 21.1], bold: [122.5, 79.2, 22] },
} as const satisfies Record<string, FontFamily>

export type FontFamilyName = keyof typeof fontFamilies

/** The first family of a CSS list, also with quotes or with `+` for blanks, as in addresses of fonts. */
export function findFontFamily(name: string) {
	const [first = ''] = name.split(',')
	const spelling = first.replace(/["'+]/g, ' ').trim().replace(/ +/g, ' ').toLowerCase()
	return Object.keys(fontFamilies)
		.filter(isFontFamily)
		.find((family) => family.toLowerCase() === spelling)
}

function isFontFamily(name: string): name is FontFamilyName {
	return Object.hasOwn(fontFamilies, name)
}
