/** Bytes of the heap, measured on Node 20 (2026-11-25). */
const costs = { object: 40, member: 8, array: 48, element: 8, string: 24, number: 16 }

/**
 * Estimated bytes of memory of a parsed value, at most `most`. Iterative, because values may be cyclic or deeply
 * nested.
 */
export function weigh(value: unknown, most: number): number {
	const waiting: unknown[] = [value]
	let sum = 0
	while (waiting.length > 0 && sum <= most) {
		const next = waiting.pop()
		if (typeof next === 'string') sum += costs.string + next.length
		else if (typeof next === 'number') sum += costs.number
		else if (typeof next === 'object' && next !== null) {
			const isArray = Array.isArray(next)
			const members: unknown[] = isArray ? next : Object.values(next)
			sum += isArray ? costs.array : costs.object
			sum += members.length * (isArray ? costs.element : costs.member)
			for (const member of members) waiting.push(member)
		}
	}
	return sum
}
