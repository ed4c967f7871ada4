/** Types of loan part. The `type` of a part is one of these names (contract §6). */
export const loanPartTypes = [
	{ name: 'annuity', label: 'Annuïteiten' },
	{ name: 'interest_only', label: 'Aflossingsvrij' },
	{ name: 'linear', label: 'Lineair' },
	{ name: 'bank_savings', label: 'Bankspaar' },
] as const

/** Sources of a market value, in the firm's own words (contract §6). */
export const marketValueBases = [
	{ name: 'woz', label: 'WOZ-beschikking' },
	{ name: 'valuation', label: 'Taxatierapport' },
	{ name: 'remotevaluation', label: 'Waardebepaling op afstand' },
	{ name: 'other', label: 'Eigen schatting' },
] as const
