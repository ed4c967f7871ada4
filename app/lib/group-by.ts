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

/** The first element of each id, for many questions. */
export function indexById<Element extends { id: string }>(elements: readonly Element[]) {
	const found = new Map<string, Element>()
	for (const element of elements) if (!found.has(element.id)) found.set(element.id, element)
	return found
}
