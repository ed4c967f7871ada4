import { summary, type State } from './state'
import { pressButton } from './steps'

const question = 'main form[action$="confirm=cancel"] button'

export const appointments: State[] = [
	{ name: 'to come and over', as: 'anna', path: '/appointments', shows: 'main section + section h3' },
	{ name: 'of someone informal', as: 'bram', path: '/appointments', shows: 'main h3 a' },
	{ name: 'none', as: 'nina', path: '/appointments', shows: 'main h2' },
	{
		name: 'that cannot be shown',
		as: 'anna',
		setting: 'failing',
		path: '/appointments',
		status: 502,
		shows: 'main a',
	},
]

export const appointment: State[] = [
	{ name: 'online', as: 'anna', path: '/appointments/10101', shows: 'main a[target=_blank]' },
	{
		name: 'that can be changed',
		as: 'anna',
		path: '/appointments/10102',
		shows: 'a[href$="confirm=cancel"]',
	},
	{ name: 'that is over', as: 'anna', path: '/appointments/10103', shows: 'main dl' },
	{
		name: 'asking before it is cancelled',
		as: 'bram',
		path: '/appointments/20101?confirm=cancel',
		shows: question,
	},
	{
		name: 'that could not be cancelled',
		as: 'anna',
		setting: 'refusing',
		path: '/appointments/10101?confirm=cancel',
		act: pressButton(question),
		shows: summary,
	},
]
