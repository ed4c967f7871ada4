import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toWallClock } from '#app/lib/wall-clock'
import { createRepaymentAxes } from './repayment-curve.server'
import { drawGauge } from './gauge.server'
import { drawShares } from './share-bar.server'
import { drawYearTrack } from './year-track.server'

const day = (year: number, month = 1, date = 1) =>
	toWallClock(new Date(Date.UTC(year, month - 1, date))).startOf('day')
const today = day(2026, 7)

describe('Shares of a whole', () => {
	it('stand after each other, each with its percentage', () => {
		expect(drawShares([212_500, 90_000, 40_000])).toEqual([
			{ from: 0, to: 62.04, percentage: 62 },
			{ from: 62.04, to: 88.32, percentage: 26 },
			{ from: 88.32, to: 100, percentage: 12 },
		])
	})

	it.each([[[]], [[0, 0]], [[100, undefined]], [[100, -5]]])('are not drawn of %j', (amounts) => {
		expect(drawShares(amounts)).toBeUndefined()
	})

	it('fill the bar without gaps, whatever they are', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 }), (amounts) => {
				fc.pre(amounts.some((amount) => amount > 0))
				const shares = drawShares(amounts) ?? []
				expect([shares[0]?.from, shares.at(-1)?.to]).toEqual([0, 100])
				shares.forEach(({ from, to }, at) => {
					expect(from).toBe(shares[at - 1]?.to ?? 0)
					expect(to).toBeGreaterThanOrEqual(from)
				})
			}),
		)
	})
})

describe('A gauge', () => {
	const bounds = [60, 80, 100]
	const draw = (value: number) => drawGauge(value, bounds, bounds)

	it('goes to a little above the whole', () => {
		expect(draw(55)).toEqual({
			value: 50,
			bounds: [
				{ at: 54.55, label: '60%' },
				{ at: 72.73, label: '80%' },
				{ at: 90.91, label: '100%' },
			],
		})
	})

	it('goes on where more than the whole is lent, and names what there is room for', () => {
		expect(draw(300).value).toBe(96.77)
		expect(draw(300).bounds.map(({ label }) => label)).toEqual([undefined, undefined, '100%'])
	})
})

describe('Periods on a line of years', () => {
	it('run from the first day to the last, what is agreed before what is not', () => {
		const drawing = drawYearTrack(
			[
				{ label: 'een', from: day(2021), agreed: day(2031), end: day(2041) },
				{ label: 'niets' },
				{ label: 'drie', end: day(2036) },
			],
			today,
		)
		expect(drawing).toEqual({
			now: 27.47,
			years: [2025, 2030, 2035].map((year) => ({
				at: expect.any(Number) as number,
				label: String(year),
			})),
			rows: [
				{ label: 'een', index: 0, agreed: { from: 0, to: 49.99 }, rest: { from: 49.99, to: 100 } },
				{ label: 'drie', index: 2, agreed: undefined, rest: { from: 27.47, to: 74.99 } },
			],
		})
	})

	it('are not drawn where none has an end', () => {
		expect(drawYearTrack([{ label: 'een', from: day(2021) }], today)).toBeUndefined()
		expect(drawYearTrack([], today)).toBeUndefined()
	})

	it('have names that a telephone has room for; the table beside them says more', () => {
		const drawing = drawYearTrack([{ label: 'x'.repeat(300), end: day(2036) }], today)
		expect(drawing?.rows.map(({ label }) => label)).toEqual([`${'x'.repeat(35)}…`])
	})

	it('may be over', () => {
		const drawing = drawYearTrack(
			[{ label: 'een', from: day(2001), agreed: day(2011), end: day(2021) }],
			today,
		)
		expect(drawing?.now).toBe(100)
		expect(drawing?.rows[0]?.rest?.to).toBeLessThan(100)
	})
})

test('A sum that goes down is a path between its ends on a line of years', () => {
	const axes = createRepaymentAxes(day(2021), day(2041), 200_000)
	expect(axes.years.map(({ label }) => label)).toEqual(['2025', '2030', '2035'])
	const points = [
		{ at: day(2021), amount: 200_000 },
		{ at: day(2031), amount: 100_000 },
	] as const
	expect(axes.draw([...points], { at: day(2026), amount: 150_000 })).toEqual({
		path: 'M0,0L50,50',
		start: { x: 0, y: 0 },
		end: { x: 49.99, y: 50 },
		now: { x: 25, y: 25 },
	})
})
