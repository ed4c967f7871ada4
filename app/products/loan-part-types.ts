import { findKnown } from '#app/lib/unread'
import type { Mortgage } from '#app/api/resources/mortgage'

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
