import { createPosition } from './positions.server'

export interface GaugeDrawing {
	value: number
	bounds: { at: number; label?: string }[]
}

/** All numbers are per cent. The scale extends beyond 110 % for a larger value. */
export function drawGauge(
	value: number,
	bounds: readonly number[],
	labelled: readonly number[],
): GaugeDrawing {
	const end = Math.max(110, Math.ceil(value / 10) * 10 + 10)
	const positionOf = createPosition(0, end)
	const roomy = end <= 150 ? labelled : [100]
	return {
		value: positionOf(value),
		bounds: bounds.map((bound) => ({
			at: positionOf(bound),
			label: roomy.includes(bound) ? `${bound}%` : undefined,
		})),
	}
}
