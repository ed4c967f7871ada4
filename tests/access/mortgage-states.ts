import type { State } from './state'

/** Mortgages and service assignments. Ids are those of the demo. */
export const mortgages: State[] = [
	{ name: 'some', as: 'anna', path: '/mortgages', shows: 'main h2 a' },
	{ name: 'none', as: 'nina', path: '/mortgages', shows: 'main h2' },
	{ name: 'more than a page', as: 'willem', path: '/mortgages?page=2', shows: 'main nav a' },
]

export const mortgage: State[] = [
	{ name: 'with everything', as: 'anna', path: '/mortgages/10011', shows: 'main table' },
	{
		name: 'whose rate ends within a year',
		as: 'bram',
		path: '/mortgages/20011',
		shows: 'main a[href$="fixed-rate.ics"]',
	},
	{ name: 'with its name alone', as: 'anna', path: '/mortgages/10013', shows: 'main dl' },
	{
		name: 'without what goes with it',
		as: 'anna',
		setting: 'failing',
		path: '/mortgages/10011',
		shows: 'main table',
	},
]

export const otds: State[] = [
	{ name: 'some', as: 'anna', path: '/otds', shows: 'main tr[data-tone]' },
	{ name: 'none', as: 'nina', path: '/otds', shows: 'main h2' },
]

export const otd: State[] = [
	{ name: 'to be signed', as: 'anna', path: '/otds/10051', shows: 'main dd [data-tone=info]' },
	{ name: 'signed', as: 'anna', path: '/otds/10052', shows: 'main dd [data-tone=success]' },
	{ name: 'cancelled', as: 'anna', path: '/otds/10054', shows: 'main dd [data-tone=neutral]' },
]
