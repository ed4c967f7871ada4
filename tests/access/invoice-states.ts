import type { State } from './state'

export const invoices: State[] = [
	{ name: 'with one to pay', as: 'anna', path: '/invoices', shows: 'main a[href$="invoice-payment"]' },
	{ name: 'none', as: 'nina', path: '/invoices', shows: 'main h2' },
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: '/invoices',
		status: 502,
		shows: 'main a',
	},
]

const quotesOf = (action: string) => `/actions/${action}/download-qoute`

export const quotes: State[] = [
	{ name: 'with attachments', as: 'anna', path: quotesOf('11014'), shows: 'a[href*="quote-attachments"]' },
	{ name: 'of an action that is done', as: 'anna', path: quotesOf('11015'), shows: 'main dl' },
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: quotesOf('11014'),
		status: 502,
		shows: 'main a',
	},
]
