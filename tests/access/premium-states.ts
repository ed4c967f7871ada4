import { summary, type State } from './state'
import { pressButton } from './steps'

const premiumOf = '/cardifao/10085/premium/11101'
const accept = 'main button[name=accept]'

export const premium: State[] = [
	{ name: 'asked for', as: 'anna', path: premiumOf, shows: accept },
	{
		name: 'that cannot be told',
		as: 'anna',
		setting: 'bare',
		path: premiumOf,
		shows: `main a[href="${premiumOf}"]`,
	},
	{
		name: 'whose answer is refused',
		as: 'anna',
		setting: 'refusing',
		path: premiumOf,
		act: pressButton(accept),
		shows: summary,
	},
]
