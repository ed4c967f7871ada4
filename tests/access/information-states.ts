import type { State } from './state'

export const accessibility: State[] = [
	{ name: 'to a guest', path: '/accessibility', shows: 'main dl' },
	{ name: 'to a client', as: 'anna', path: '/accessibility', shows: 'nav [href="/dashboard"]' },
]

export const glossary: State[] = [
	{ name: 'to a guest', path: '/glossary', shows: '#woz' },
	{ name: 'at one word', as: 'bram', path: '/glossary#loan-part', shows: '#loan-part:target' },
]

export const help: State[] = [
	{ name: 'to a guest', path: '/help', shows: 'main a[href="/forgot/password"]' },
	{ name: 'with the advisors', as: 'anna', path: '/help', shows: 'main h3' },
	{
		name: 'without the advisors',
		as: 'anna',
		setting: 'failing',
		path: '/help',
		shows: 'main:not(:has(h3)) h2',
	},
	{
		name: 'while extra security must be set up',
		as: 'eva',
		path: '/help',
		shows: 'main a[href="/glossary"]',
	},
	{ name: 'while the portal is closed', setting: 'closed', path: '/help', shows: 'main a[href="/glossary"]' },
]
