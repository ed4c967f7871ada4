export function createLabelFinder(fields: Partial<Record<string, { label: string }>>) {
	return (name: string) => fields[name]?.label
}

/** The value at a path such as `persons[0].email`. */
export function findValue(typed: unknown, name: string): unknown {
	let value = typed
	for (const part of name.split(/[.[\]]+/).filter(Boolean)) {
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
		value = Reflect.get(value, part)
	}
	return value
}

/** The same as a text; '' for any other value. */
export function findText(typed: unknown, name: string): string {
	const value = findValue(typed, name)
	return typeof value === 'string' ? value : ''
}
