import type { UsesOwner } from '#app/request/context.server'
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

/** Members of the context that the archive reads. */
export type DataContext = UsesOwner<'api' | 'firm' | 'outcome' | 'queryTokens' | 'say' | 'session'>
