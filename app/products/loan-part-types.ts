import type { Mortgage } from '#app/api/resources/mortgage'

/** What a loan part can be: the firm's list, and what a part already is; in the firm's words where it has them [313]. */
export function listPartTypes({ loanPartTypes, loanParts }: Pick<Mortgage, 'loanPartTypes' | 'loanParts'>) {
	const listed = loanPartTypes.map(({ name, label }) => ({ value: name, label: label ?? name }))
	const others = loanParts.flatMap(({ type }) => type ?? []).filter((type) => !isListed(type, loanPartTypes))
	return [...listed, ...[...new Set(others)].map((type) => ({ value: type, label: type }))]
}

function isListed(type: string, list: Mortgage['loanPartTypes']) {
	return list.some(({ name }) => name === type)
}
