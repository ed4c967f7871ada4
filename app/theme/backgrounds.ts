/** The same values as in tokens.css; brand colours are checked against them. */
export const backgrounds = {
	light: { page: '#f6f7f9', surface: '#ffffff', sunken: '#eceff3' },
	dark: { page: '#11151b', surface: '#1a2029', sunken: '#242c38' },
} as const

export type Background = (typeof backgrounds)[keyof typeof backgrounds]
