import { text } from '#app/api/leaves'
import type { Read } from '#app/lib/unread'
import { number } from '#app/api/numbers'
import { defineObject, makeOptional } from '#app/api/wire'
import type { ProductType } from './definitions'

/** @see [207] */
export const actionCounterSchema = makeOptional(defineObject({ total: number, closed: number, open: number }))

/** Either name may be used (contract §8); see `findCompany`. */
export const companyMembers = { company: text, companyName: text }

export function findCompany({
	company,
	companyName,
}: {
	company?: Read<string>
	companyName?: Read<string>
}) {
	return company ?? companyName
}

/** Product types of actions, beyond those of the definitions (contract §3). */
export type ProductKind = ProductType | 'woongarant'
