import type { State } from './state'

/** Insurances of life and work, and tax-neutral continuations. Ids are those of the demo. */
export const lifeInsurances: State[] = [
	{ name: 'some', as: 'anna', path: '/life-insurances', shows: 'main h2 a' },
	{ name: 'none', as: 'nina', path: '/life-insurances', shows: 'main h2' },
]

export const lifeInsurance: State[] = [
	{ name: 'of two people', as: 'anna', path: '/life-insurances/10031', shows: 'main table' },
	{ name: 'of nobody yet', as: 'anna', path: '/life-insurances/10032', shows: 'main dl' },
]

export const fgvs: State[] = [
	{ name: 'some', as: 'anna', path: '/fgvs', shows: 'main h2 a' },
	{ name: 'none', as: 'nina', path: '/fgvs', shows: 'main h2' },
]

export const fgv: State[] = [{ name: 'one', as: 'anna', path: '/fgvs/10035', shows: 'main dl' }]

export const cardifaos: State[] = [
	{ name: 'some', as: 'anna', path: '/cardifao', shows: 'main h2 a' },
	{ name: 'none', as: 'nina', path: '/cardifao', shows: 'main h2' },
]

export const cardifao: State[] = [
	{ name: 'one', as: 'anna', path: '/cardifao/10085', shows: 'main dl' },
	{ name: 'that is not listed', as: 'anna', path: '/cardifao/10086', shows: 'main dl' },
]
