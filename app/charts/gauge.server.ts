import { createPosition } from './positions.server'

export interface GaugeDrawing {
	value: number
	/** Where one band ends and the next begins; a label where there is room for it. */
	bounds: { at: number; label?: string }[]
}

/** A part of a whole on a scale with bands, all of them in per cents; the scale goes on where the part is more than the whole. */
export function drawGauge(
	value: number,
	bounds: readonly number[],
	labelled: readonly number[],
): GaugeDrawing {
	const end = Math.max(110, Math.ceil(value / 10) * 10 + 10)
	const place = createPosition(0, end)
	const roomy = end <= 150 ? labelled : [100]
	return {
		value: place(value),
		bounds: bounds.map((bound) => ({
			at: place(bound),
			label: roomy.includes(bound) ? `${bound}%` : undefined,
		})),
	}
}
