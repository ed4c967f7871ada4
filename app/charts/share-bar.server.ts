import { createPosition } from './positions.server'

export interface Share {
	from: number
	to: number
	percentage: number
}

/** Undefined when an amount is missing or negative, or all are zero. */
export function drawShares(amounts: readonly (number | undefined)[]): Share[] | undefined {
	const known = amounts.filter((amount) => amount !== undefined && amount >= 0)
	const total = known.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
	if (known.length < amounts.length || total <= 0) return undefined
	const positionOf = createPosition(0, total)
	let before = 0
	return known.map((amount = 0) => {
		const from = before
		before += amount
		return { from: positionOf(from), to: positionOf(before), percentage: Math.round((amount / total) * 100) }
	})
}
