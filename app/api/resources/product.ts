import { number, makeOptional, defineObject, text } from '#app/api/wire'
import type { ProductType } from './definitions'

/** How many action points a product has. @see [207] */
export const actionCounterSchema = makeOptional(defineObject({ total: number, closed: number, open: number }))

/** Who a product is with, under either name (contract §8); `findCompany` tells which counts. */
export const companyMembers = { company: text, companyName: text }

/** The company of a product. */
export function findCompany({ company, companyName }: { company?: string; companyName?: string }) {
	return company ?? companyName
}

/** What an action's `product.type` may name besides the types of the definitions (contract §3). */
export type ProductKind = ProductType | 'woongarant'
