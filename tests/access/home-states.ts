import type { State } from './state'

/** Products around a home. Ids are those of the demo. */
export const homeStates: Record<string, State[]> = {
	'/general-insurances': [
		{ name: 'of both kinds', as: 'anna', path: '/general-insurances', shows: 'main h2 a' },
		{ name: 'none', as: 'nina', path: '/general-insurances', shows: 'main h2' },
	],
	'/general-insurances/:id': [
		{ name: 'with damage', as: 'anna', path: '/general-insurances/10041', shows: 'main table' },
		{ name: 'another', as: 'anna', path: '/general-insurances/10042', shows: 'main dl' },
		{
			name: 'without its surroundings',
			as: 'anna',
			setting: 'failing',
			path: '/general-insurances/10041',
			shows: 'main dl',
		},
	],
	'/woongarant-insurances/:id': [
		{ name: 'with papers and damage', as: 'anna', path: '/woongarant-insurances/10045', shows: 'main table' },
		{ name: 'not begun', as: 'anna', path: '/woongarant-insurances/10046', shows: 'main dl' },
	],
	'/bankguarantees': [
		{ name: 'some', as: 'anna', path: '/bankguarantees', shows: 'main h2 a' },
		{ name: 'none', as: 'nina', path: '/bankguarantees', shows: 'main h2' },
	],
	'/bankguarantees/:id': [
		{ name: 'in full', as: 'anna', path: '/bankguarantees/10061', shows: 'main a[href$="/insurance-card"]' },
		{ name: 'in short', as: 'anna', path: '/bankguarantees/10062', shows: 'main dl' },
	],
	'/purchase-intentions': [
		{ name: 'some', as: 'anna', path: '/purchase-intentions', shows: 'main h2 a' },
		{ name: 'none', as: 'nina', path: '/purchase-intentions', shows: 'main h2' },
	],
	'/purchase-intentions/:id': [
		{ name: 'with houses', as: 'anna', path: '/purchase-intentions/10081', shows: 'main li img' },
		{ name: 'without', as: 'anna', path: '/purchase-intentions/10082', shows: 'main dl' },
	],
	'/business-income': [
		{ name: 'some', as: 'anna', path: '/business-income', shows: 'main h2 a' },
		{ name: 'none', as: 'nina', path: '/business-income', shows: 'main h2' },
	],
	'/business-income/:id': [{ name: 'one', as: 'anna', path: '/business-income/10091', shows: 'main dl' }],
	'/will-writing-advices': [
		{ name: 'some', as: 'anna', path: '/will-writing-advices', shows: 'main h2 a' },
		{ name: 'none', as: 'nina', path: '/will-writing-advices', shows: 'main h2' },
	],
	'/will-writing-advices/:id': [
		{ name: 'one', as: 'anna', path: '/will-writing-advices/10095', shows: 'main dl' },
	],
}
