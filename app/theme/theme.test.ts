import { expect, test } from 'vitest'
import { createBrandStylesheet } from './brand'
import { fontFamilies } from './font-families'
import { defaultTheme, readTheme } from './theme'

const hostile = [
	'red;}body{display:none',
	'url(https://elders.example/x)',
	'expression(alert(1))',
	'#fff;background:url(//elders.example)',
	'#ffffff}</style><script>',
	'var(--x)',
	'#0a2e65\n}*{color:red',
	'rgb(0 0 0)',
	'\\23 fff',
]

test('without a theme the portal wears its own colours, Roboto and 16 px [11] [13]', () => {
	const theme = readTheme({})
	expect(theme.colorPrimary).toBe('#0A2E65')
	expect(theme.colorAccent).toBe('#ff5d00')
	expect(theme.fontFamily).toBe('Roboto')
	expect(theme.fontSize).toBe(16)
	expect(createBrandStylesheet(theme)).toContain('--brand-secondary:#39549E')
})

test('all twelve colours, the font and the size of the firm are taken over [10]', () => {
	const raw = {
		...Object.fromEntries(Object.keys(defaultTheme).map((field, index) => [field, `#1a2b${10 + index}`])),
		fontFamily: 'Lora',
		fontSize: '18',
	}
	expect(readTheme(raw)).toEqual({ ...raw, fontSize: 18 })
	expect(Object.values(raw).filter((value) => value.startsWith('#'))).toHaveLength(12)
})

test.each(hostile)('a colour like %j never reaches the stylesheet', (value) => {
	for (const field of Object.keys(defaultTheme)) {
		const theme = readTheme({ [field]: value })
		expect(theme).toEqual(defaultTheme)
		expect(createBrandStylesheet(theme)).toBe(createBrandStylesheet(defaultTheme))
	}
})

test('one unsafe field costs only itself', () => {
	const theme = readTheme({
		colorPrimary: 'blue',
		colorLinks: '#0f766e',
		fontFamily: 'Comic Sans',
		fontSize: 40,
	})
	expect(theme).toEqual({ ...defaultTheme, colorLinks: '#0f766e' })
})

test('of a firm that gives its primary colour alone bar, headings, links, buttons and marker follow it; footer and accent stay', () => {
	expect(readTheme({ colorPrimary: '#f2c811' })).toEqual({
		...defaultTheme,
		colorPrimary: '#f2c811',
		colorButtons: '#f2c811',
		colorLinks: '#f2c811',
		colorHeaders: '#f2c811',
		colorSubheaders: '#f2c811',
		colorSmallHeaders: '#f2c811',
		colorMenuBackground: '#f2c811',
		colorMenuActive: '#f2c811',
		colorMenuText: '#000000',
	})
})

test('what the firm gives besides stands, and the text of its bar fits the bar', () => {
	const theme = readTheme({ colorPrimary: '#7a1f3d', colorMenuBackground: '#fff6ee', colorLinks: '#8c2447' })
	expect(theme).toMatchObject({ colorLinks: '#8c2447', colorHeaders: '#7a1f3d', colorMenuText: '#000000' })
})

test('only the eleven fonts are worn, however they are spelled [12]', () => {
	expect(Object.keys(fontFamilies)).toEqual([
		'Roboto',
		'Open Sans',
		'Lato',
		'Montserrat',
		'Oswald',
		'Raleway',
		'Noto Sans',
		'Fira Sans',
		'Lora',
		'Merriweather',
		'Libre Baskerville',
	])
	for (const fontFamily of [' open sans ', '"Open Sans"', "'Open Sans', sans-serif", 'Open+Sans'])
		expect(readTheme({ fontFamily }).fontFamily).toBe('Open Sans')
	expect(readTheme({ fontFamily: 'Roboto", serif; } body {' }).fontFamily).toBe('Roboto')
	expect(readTheme({ fontFamily: 'toString' }).fontFamily).toBe('Roboto')
})

test.each([
	[10, 10],
	[24, 24],
	['17', 17],
	['20px', 20],
	[9, 16],
	[25, 16],
	['', 16],
	['1e1;', 16],
	[null, 16],
])('a size of %j becomes %i px [13]', (raw, size) => {
	expect(readTheme({ fontSize: raw }).fontSize).toBe(size)
})
