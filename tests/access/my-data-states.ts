import type { State } from './state'

const path = '/settings/my-data'

export const myData: State[] = [
	{ name: 'of who has something of everything', as: 'anna', path, shows: 'main table' },
	{ name: 'of someone informal', as: 'bram', path, shows: 'main table' },
	{
		name: 'of which parts cannot be shown',
		as: 'anna',
		setting: 'failing',
		path,
		shows: '[data-notices] [data-tone=error]',
	},
	{ name: 'asking before it is erased', as: 'anna', path: `${path}?confirm=delete`, shows: 'main form' },
	{
		name: 'asking someone informal',
		as: 'bram',
		path: `${path}?confirm=delete`,
		shows: 'main form',
	},
]
