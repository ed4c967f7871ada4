import type { Mortgage } from '#app/api/resources/mortgage'
import { findKnown, isUnread, unread, type Read } from '#app/lib/unread'

/** Address of lines of parts. Unread when one part is: the rest is another address. */
export function readAddress(lines: readonly (readonly Read<string>[])[]): Read<string> {
	if (lines.flat().some(isUnread)) return unread
	const known = lines.map((line) => line.map(findKnown).filter(Boolean).join(' '))
	return known.filter(Boolean).join(', ') || undefined
}

/** Address of the house of a mortgage. */
export function readHouseAddress(collateral: Mortgage['collateral']): Read<string> {
	if (isUnread(collateral)) return collateral
	const { streetName, houseNumber, zipCode, city } = collateral ?? {}
	return readAddress([
		[streetName, houseNumber],
		[zipCode, city],
	])
}
