import type { State } from './state'

/** States of the pages behind the dashboard: open actions, documents, timeline. */
export const actions: State[] = [
	{ name: 'a few', as: 'anna', path: '/actions', shows: 'main h2' },
	{ name: 'of someone informal', as: 'bram', path: '/actions', shows: 'main ul' },
	{ name: 'of a very large dossier', as: 'willem', path: '/actions', shows: 'main [role=search]' },
	{ name: 'per product', as: 'anna', path: '/actions?by=product', shows: 'a[href="/actions"]' },
	{ name: 'of one group', as: 'willem', path: '/actions?group=waiting', shows: 'main nav' },
	{
		name: 'the last page',
		as: 'willem',
		path: '/actions?by=product&page=18',
		shows: 'a[href="/actions?by=product&page=17"]',
	},
	{ name: 'found by a word', as: 'willem', path: '/actions?q=loonstrook', shows: 'a[href="/actions"]' },
	{ name: 'not found by a word', as: 'willem', path: '/actions?q=walvis', shows: 'main h2' },
	{ name: 'none', as: 'nina', path: '/actions', shows: 'main h2' },
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: '/actions',
		status: 502,
		shows: 'main a',
	},
]

export const documents: State[] = [
	{ name: 'a few', as: 'anna', path: '/documents', shows: 'main ul' },
	{ name: 'of someone informal', as: 'bram', path: '/documents', shows: 'main ul' },
	{ name: 'of a very large dossier', as: 'willem', path: '/documents', shows: 'main [role=search]' },
	{ name: 'none', as: 'nina', path: '/documents', shows: 'main h2' },
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: '/documents',
		status: 502,
		shows: 'main a',
	},
]

export const timeline: State[] = [
	{ name: 'with something of everything', as: 'anna', path: '/timeline', shows: 'main h2' },
	{ name: 'of a company', as: 'bakkerij', path: '/timeline', shows: 'main h2' },
	{ name: 'of a very large dossier', as: 'willem', path: '/timeline', shows: 'main [role=search]' },
	{ name: 'not found by a word', as: 'willem', path: '/timeline?q=walvis', shows: 'main h2' },
	{ name: 'with nothing on it', as: 'nina', path: '/timeline', shows: 'main h2' },
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: '/timeline',
		status: 502,
		shows: 'main a',
	},
]
