import type { Fact } from '#app/products/facts'

export interface DataItem {
	title: string
	facts: readonly Fact[]
	tables?: readonly ItemTable[]
}

export interface ItemTable {
	title: string
	columns: readonly string[]
	rows: readonly (readonly string[])[]
}
