import type { Fact } from '#app/products/facts'

/** One thing as the portal shows it: its name, its facts, and what is told in rows. */
export interface ToldItem {
	title: string
	facts: readonly Fact[]
	tables?: readonly ToldTable[]
}

export interface ToldTable {
	title: string
	columns: readonly string[]
	rows: readonly (readonly string[])[]
}
