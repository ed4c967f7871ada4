type Table<Value> = Readonly<Partial<Record<string, Value>>>

/** A table of names from outside: it has what it was given and nothing else, whatever the names are. */
export function createTable<Value>(entries: Iterable<readonly [name: string, value: Value]>) {
	const table: Record<string, Value> = Object.fromEntries(entries)
	Object.setPrototypeOf(table, null)
	return table
}

/** What a table has under a name from outside; what every object inherits (`constructor`) is not in it. */
export function lookUp<Value>(table: Table<Value>, name: string): Value | undefined {
	return Object.hasOwn(table, name) ? table[name] : undefined
}
