type Table<Value> = Readonly<Partial<Record<string, Value>>>

/** A table with names from outside, without inherited members. */
export function createTable<Value>(entries: Iterable<readonly [name: string, value: Value]>) {
	const table: Record<string, Value> = Object.fromEntries(entries)
	Object.setPrototypeOf(table, null)
	return table
}

/** Ignores inherited members such as `constructor`. */
export function lookUp<Value>(table: Table<Value>, name: string): Value | undefined {
	return Object.hasOwn(table, name) ? table[name] : undefined
}
