/** The newest items, at the end of a list, that have at most `mostLength` characters of JSON together. The newest stays. */
export function takeNewest<Item>(items: readonly Item[], mostLength: number): Item[] {
	let length = 0
	const first = items.findLastIndex((item, index) => {
		length += JSON.stringify(item).length
		return length > mostLength && index < items.length - 1
	})
	return items.slice(first + 1)
}
