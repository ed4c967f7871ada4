import type { Fact } from '#app/products/facts'

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
