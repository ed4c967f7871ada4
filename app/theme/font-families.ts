interface FontFamily {
	generic: 'sans-serif' | 'serif'
	/** Makes the system's letters take the family's room: size, ascent and descent in per cent. */
	fallback: readonly [size: number, ascent: number, descent: number]
}

/** The eleven families a firm may choose. @see [12] */
export const fontFamilies = {
	Roboto: { generic: 'sans-serif', fallback: [99.3, 93.4, 24.6] },
	'Open Sans': { generic: 'sans-serif', fallback: [105.1, 101.7, 27.9] },
	Lato: { generic: 'sans-serif', fallback: [97.2, 101.5, 21.9] },
	Montserrat: { generic: 'sans-serif', fallback: [112.6, 86, 22.3] },
	Oswald: { generic: 'sans-serif', fallback: [81.3, 146.8, 35.6] },
	Raleway: { generic: 'sans-serif', fallback: [103.8, 90.5, 22.5] },
	'Noto Sans': { generic: 'sans-serif', fallback: [106, 100.9, 27.6] },
	'Fira Sans': { generic: 'sans-serif', fallback: [102, 91.6, 26] },
	Lora: { generic: 'serif', fallback: [114.9, 87.6, 23.9] },
	Merriweather: { generic: 'serif', fallback: [118.5, 83.1, 23] },
	'Libre Baskerville': { generic: 'serif', fallback: [127, 76.4, 21.3] },
} as const satisfies Record<string, FontFamily>

export type FontFamilyName = keyof typeof fontFamilies

/** However it is spelled: case and spaces around it do not count. */
export function findFontFamily(name: string) {
	const wanted = name.trim().toLowerCase()
	return Object.keys(fontFamilies)
		.filter(isFontFamily)
		.find((family) => family.toLowerCase() === wanted)
}

function isFontFamily(name: string): name is FontFamilyName {
	return Object.hasOwn(fontFamilies, name)
}
