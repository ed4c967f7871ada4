type Table<Value> = Readonly<Partial<Record<string, Value>>>

/** What a table has under a name from outside; what every object inherits (`constructor`) is not in it. */
export function lookUp<Value>(table: Table<Value>, name: string): Value | undefined {
	return Object.hasOwn(table, name) ? table[name] : undefined
}
