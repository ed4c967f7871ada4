import { summary, type State } from './state'
import { pressButton } from './steps'

const pageOf = (action: string, page = 'invoice-payment') => `/actions/${action}/${page}`
const button = 'main form button'

export const payment: State[] = [
	{ name: 'to be paid', as: 'anna', path: pageOf('11025'), shows: button },
	{
		name: 'whose payment cannot be started',
		as: 'anna',
		setting: 'refusing',
		path: pageOf('11025'),
		act: pressButton(button),
		shows: summary,
	},
	{
		name: 'whose payment waits for the bank',
		as: 'anna',
		path: pageOf('11214'),
		shows: 'main a[href$="validate-ideal-payment"]',
	},
	{ name: 'that cannot be paid online', as: 'anna', path: pageOf('11215'), shows: 'main h2' },
	{ name: 'that is paid', as: 'anna', path: pageOf('11212'), shows: 'main h2' },
]

export const toTheBank: State[] = [
	{
		name: 'on the way',
		as: 'anna',
		path: pageOf('11025'),
		act: pressButton(button),
		shows: 'main a[href$="/bank/stay"]',
	},
]
