import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeContrast, isHexColour, mixColours, ensureContrast, pickTextColour } from './contrast'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('contrast is what WCAG says it is', () => {
	expect(computeContrast('#000', '#ffffff')).toBeCloseTo(21, 5)
	expect(computeContrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
	expect(computeContrast('#ff5d00', '#ffffff')).toBeCloseTo(computeContrast('#ffffff', '#ff5d00'), 10)
})

test('only three or six hex digits are a colour', () => {
	expect(['#fff', '#0A2E65', '#ff5d00'].every(isHexColour)).toBe(true)
	expect(
		['fff', '#ffff', '#ff5d0080', 'red', '#ff5d00;', '#ggg', '', '#fff\n', 'url(#fff)'].some(isHexColour),
	).toBe(false)
})

test('a colour that can be read already is left as the firm gave it', () => {
	expect(ensureContrast('#0A2E65', ['#ffffff'], 4.5)).toBe('#0A2E65')
})

test('a colour that cannot be read becomes a shade of itself that can', () => {
	expect(computeContrast(ensureContrast('#ffd500', ['#ffffff'], 4.5), '#ffffff')).toBeGreaterThanOrEqual(4.5)
	expect(computeContrast(ensureContrast('#0A2E65', ['#11151b'], 4.5), '#11151b')).toBeGreaterThanOrEqual(4.5)
	expect(ensureContrast('#ffd500', ['#ffffff'], 4.5)).toMatch(/^#[89a].{4}0[0-9]?$/)
})

test('any text can be made readable on any ground', () => {
	fc.assert(
		fc.property(colour, colour, (text, ground) => {
			expect(computeContrast(ensureContrast(text, [ground], 4.5), ground)).toBeGreaterThanOrEqual(4.5)
			expect(computeContrast(pickTextColour(ground), ground)).toBeGreaterThanOrEqual(4.5)
		}),
	)
})

test('a mix lies between its two colours', () => {
	expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
	expect(mixColours('#fff', '#123456', 0)).toBe('#123456')
})
