import type { Mortgage } from '#app/api/resources/mortgage'
import type { Say } from '#app/i18n/say.server'
import { capitalise } from '#app/lib/capitalise'
import { lookUp } from '#app/lib/look-up'

const names = ['other', 'woz', 'remotevaluation', 'valuation'] as const

/** The firm's list, else the four values of the specification; `other` is the default [A98]. */
export function listBasisChoices(collateral: Mortgage['collateral'], say: Say) {
	const { basis } = say.table('mortgages')
	const listed = collateral?.basedOnOptions ?? []
	const options = (listed.length > 0 ? listed : names.map((name) => ({ name, label: undefined }))).map(
		({ name, label }) => ({ value: name, label: label ?? capitalise(lookUp(basis, name) ?? name) }),
	)
	const isKnown = options.some(({ value }) => value === collateral?.basedOn)
	return { options, chosen: isKnown ? collateral?.basedOn : 'other' }
}
