/** Choices of a guest at firms that ask for the phase. */
export const productPhases = [
	{ code: 'ORIENTATION', label: { nl: 'Ik kijk rond', en: 'I am looking around' } },
	{ code: 'VIEWING', label: { nl: 'Ik bezichtig woningen', en: 'I am viewing homes' } },
	{ code: 'OFFER', label: { nl: 'Ik heb een bod gedaan', en: 'I have made an offer' } },
	{ code: 'BOUGHT', label: { nl: 'Ik heb een woning gekocht', en: 'I have bought a home' } },
	{ code: 'REMORTGAGE', label: { nl: 'Ik wil oversluiten', en: 'I want to remortgage' } },
]

export const incomeTypes = [
	{ code: 'EMPLOYED', label: { nl: 'Loondienst', en: 'Employment' } },
	{ code: 'SELF_EMPLOYED', label: { nl: 'Eigen onderneming', en: 'Own business' } },
	{ code: 'FLEXIBLE', label: { nl: 'Tijdelijk of via een uitzendbureau', en: 'Temporary or agency work' } },
	{ code: 'PENSION', label: { nl: 'Pensioen of AOW', en: 'Pension' } },
	{ code: 'BENEFIT', label: { nl: 'Uitkering', en: 'Benefit' } },
	{ code: 'NONE', label: { nl: 'Geen inkomen', en: 'No income' } },
]

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
