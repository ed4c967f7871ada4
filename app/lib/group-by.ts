/** Elements by key, in the order of the first element of each. */
export function groupBy<Key, Element>(elements: Iterable<Element>, keyOf: (element: Element) => Key) {
	const groups = new Map<Key, Element[]>()
	for (const element of elements) {
		const key = keyOf(element)
		const group = groups.get(key)
		if (group) group.push(element)
		else groups.set(key, [element])
	}
	return groups
}
