/** Bytes of the heap, measured on Node 20 (2026-11-25). */
const costs = { object: 40, member: 8, array: 48, element: 8, string: 24, number: 16 }

/** Estimated bytes of memory that a parsed value takes; one pass over it. */
export function weigh(value: unknown): number {
	if (typeof value === 'string') return costs.string + value.length
	if (typeof value === 'number') return costs.number
	if (typeof value !== 'object' || value === null) return 0
	const isArray = Array.isArray(value)
	let sum = isArray ? costs.array : costs.object
	for (const member of isArray ? value : Object.values(value))
		sum += (isArray ? costs.element : costs.member) + weigh(member)
	return sum
}
