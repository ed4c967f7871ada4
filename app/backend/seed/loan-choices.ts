/** What a loan part can be; a part's `type` is one of the names (contract §6). */
export const loanPartTypes = [
	{ name: 'annuity', label: 'Annuïteiten' },
	{ name: 'interest_only', label: 'Aflossingsvrij' },
	{ name: 'linear', label: 'Lineair' },
	{ name: 'bank_savings', label: 'Bankspaar' },
] as const

/** What a market value can be based on, with the firm's own words (contract §6). */
export const marketValueBases = [
	{ name: 'woz', label: 'WOZ-beschikking' },
	{ name: 'valuation', label: 'Taxatierapport' },
	{ name: 'remotevaluation', label: 'Waardebepaling op afstand' },
	{ name: 'other', label: 'Eigen schatting' },
] as const
