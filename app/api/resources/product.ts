import { number, makeOptional, defineObject } from '#app/api/wire'
import type { ProductType } from './definitions'

/** How many action points a product has. @see [207] */
export const actionCounterSchema = makeOptional(defineObject({ total: number, closed: number, open: number }))

/** What an action's `product.type` may name besides the types of the definitions (contract §3). */
export type ProductKind = ProductType | 'woongarant'
