import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBrandColours, createBrandStylesheet, backgrounds } from './brand'
import { computeContrast } from './contrast'
import { defaultTheme, readTheme } from './theme'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const themes = fc
	.record({
		colorPrimary: colour,
		colorAccent: colour,
		colorButtons: colour,
		colorLinks: colour,
		colorHeaders: colour,
		colorSubheaders: colour,
		colorSmallHeaders: colour,
		colorMenuBackground: colour,
		colorMenuActive: colour,
		colorMenuText: colour,
		colorFooterBackground: colour,
		colorFooterText: colour,
	})
	.map(readTheme)

const texts = ['primary', 'link', 'heading', 'subheading', 'small-heading'] as const
const parts = ['action', 'accent', 'secondary', 'menu-active'] as const
const pairs = [
	['on-action', 'action'],
	['on-action', 'action-hover'],
	['on-accent', 'accent'],
	['on-menu', 'menu'],
	['on-footer', 'footer'],
] as const

const ofOneColour = colour.map((colorPrimary) => readTheme({ colorPrimary }))

test.each([
	['light', 'brands', themes],
	['dark', 'brands', themes],
	['light', 'brands of one colour', ofOneColour],
	['dark', 'brands of one colour', ofOneColour],
] as const)('in the %s two hundred random %s can be read', (mode, _kind, brands) => {
	fc.assert(
		fc.property(brands, (theme) => {
			const brand = createBrandColours(theme, mode)
			for (const ground of [...Object.values(backgrounds[mode]), brand['primary-soft']]) {
				for (const text of texts)
					expect(computeContrast(brand[text], ground), text).toBeGreaterThanOrEqual(4.5)
				for (const part of parts) expect(computeContrast(brand[part], ground), part).toBeGreaterThanOrEqual(3)
			}
			for (const [text, ground] of pairs)
				expect(computeContrast(brand[text], brand[ground]), text).toBeGreaterThanOrEqual(4.5)
		}),
		{ numRuns: 200 },
	)
})

test("the portal's own text can be read on the tint of any brand", () => {
	fc.assert(
		fc.property(themes, (theme) => {
			expect(
				computeContrast('#1a2230', createBrandColours(theme, 'light')['primary-soft']),
			).toBeGreaterThanOrEqual(4.5)
			expect(
				computeContrast('#e8ebf0', createBrandColours(theme, 'dark')['primary-soft']),
			).toBeGreaterThanOrEqual(4.5)
		}),
		{ numRuns: 200 },
	)
})

test('the firm sees its own colours where they can be read [10]', () => {
	const theme = readTheme({ colorButtons: '#8a1c3b', colorMenuBackground: '#fff', colorMenuText: '#8a1c3b' })
	expect(createBrandStylesheet(theme)).toContain('--brand-action:#8a1c3b')
	expect(createBrandStylesheet(theme)).toContain('--brand-menu:#fff')
	expect(createBrandStylesheet(theme)).toContain('--brand-on-menu:#8a1c3b')
})

test('an accent that can hardly be seen is darkened as far as it must, and no further [10] [A154]', () => {
	const accentOf = (colorAccent: string) => createBrandColours(readTheme({ colorAccent }), 'light').accent
	expect(accentOf('#0a7d4f')).toBe('#0a7d4f')
	for (const pale of ['#ff5d00', '#ffd500', '#ffffff']) {
		const accent = accentOf(pale)
		const lowest = Math.min(
			...Object.values(backgrounds.light).map((ground) => computeContrast(accent, ground)),
		)
		expect(lowest).toBeGreaterThanOrEqual(3)
		expect(lowest).toBeLessThan(3.2)
	}
})

test('a grey button, which would look disabled, wears the colour of the headings, else a dark edge', () => {
	const grey = { ...defaultTheme, colorButtons: '#8a8f94', colorPrimary: '#767676' }
	const blue = createBrandColours({ ...grey, colorHeaders: '#0a2e65' }, 'light')
	expect([blue.action, blue['action-edge'], blue.primary]).toEqual(['#0a2e65', '#0a2e65', '#0a2e65'])
	const plain = createBrandColours({ ...grey, colorHeaders: '#777777' }, 'light')
	expect(plain.action).not.toBe(plain['action-edge'])
	expect(computeContrast(plain['action-edge'], '#ffffff')).toBeGreaterThan(12)
	const dark = createBrandColours({ ...grey, colorHeaders: '#222222' }, 'dark')
	expect(computeContrast(dark.action, backgrounds.dark.surface)).toBeGreaterThan(6)
	const black = createBrandColours({ ...defaultTheme, colorButtons: '#111111' }, 'light')
	expect([black.action, black['action-edge']]).toEqual(['#111111', '#111111'])
})

test("the reader's own text size still counts under the firm's size [13]", () => {
	expect(createBrandStylesheet(readTheme({ fontSize: 18 }))).toContain('font-size:calc(112.5% * var(--size))')
	expect(createBrandStylesheet(defaultTheme)).toContain('font-size:calc(100% * var(--size))')
})

test("the firm's font comes first, then a system font of the same room [12]", () => {
	expect(createBrandStylesheet(readTheme({ fontFamily: 'Lora' }))).toContain(
		'--brand-font:"Lora","Lora Fallback",serif',
	)
})
