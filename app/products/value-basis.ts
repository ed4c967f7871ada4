import type { Mortgage } from '#app/api/resources/mortgage'
import { findKnown, isUnread } from '#app/lib/unread'
import type { Say } from '#app/i18n/say.server'
import { capitalise } from '#app/lib/capitalise'
import { lookUp } from '#app/lib/look-up'

/** The firm's types and the types already in use, with the firm's labels [313]. */
export function listPartTypes({ loanPartTypes, loanParts }: Pick<Mortgage, 'loanPartTypes' | 'loanParts'>) {
	const listed = loanPartTypes.known.map(({ name, label }) => ({ value: name, label: label ?? name }))
	const others = loanParts.known
		.flatMap(({ type }) => findKnown(type) ?? [])
		.filter((type) => !isListed(type, loanPartTypes))
	return [...listed, ...[...new Set(others)].map((type) => ({ value: type, label: type }))]
}

function isListed(type: string, list: Mortgage['loanPartTypes']) {
	return list.known.some(({ name }) => name === type)
}

const names = ['other', 'woz', 'remotevaluation', 'valuation'] as const

/**
 * The firm's list, else the four values of the specification, and the basis of the record. `other` is the default where
 * the record has none [A98].
 */
export function listBasisChoices(read: Mortgage['collateral'], say: Say) {
	const collateral = findKnown(read)
	const { basis: words } = say.table('mortgages')
	const listed = collateral?.basedOnOptions.known ?? []
	const known = (listed.length > 0 ? listed : names.map((name) => ({ name, label: undefined }))).map(
		({ name, label }) => ({ value: name, label: label ?? capitalise(lookUp(words, name) ?? name) }),
	)
	const basis = findKnown(collateral?.basedOn)
	const isListed = known.some(({ value }) => value === basis)
	const options = basis && !isListed ? [...known, { value: basis, label: capitalise(basis) }] : known
	const isLost = isUnread(read) || isUnread(collateral?.basedOn)
	return { options, chosen: basis ?? (isLost ? undefined : 'other'), isUnread: isLost }
}
