import type { State } from './state'

/** States of product lists and details. Ids are those of the demo. */
export const credits: State[] = [
	{ name: 'one', as: 'anna', path: '/credits', shows: 'main h2 a' },
	{ name: 'none', as: 'nina', path: '/credits', shows: 'main h2' },
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: '/credits',
		status: 502,
		shows: 'main a',
	},
]

export const credit: State[] = [
	{ name: 'with everything', as: 'anna', path: '/credits/10021', shows: 'main dl' },
	{ name: 'of a company', as: 'bakkerij', path: '/credits/30021', shows: 'main dl' },
]
