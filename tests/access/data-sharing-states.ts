import { summary, type State } from './state'
import { pressButton } from './steps'

const ocktoPath = '/action/11031/ockto-form'
const iwizePath = '/action/11031/iwize-form'
const failed = 'main [data-notice][data-tone=error]'

export const ockto: State[] = [
	{ name: 'with a code to scan', as: 'anna', path: ocktoPath, shows: 'main img[src^="data:image/png"]' },
	{
		name: 'whose code is scanned',
		as: 'anna',
		setting: 'eventful',
		path: ocktoPath,
		shows: 'main input[value=renew]',
	},
	{ name: 'without a state yet', as: 'anna', setting: 'bare', path: ocktoPath, shows: 'main ol' },
	{
		name: 'that the firm can’t begin',
		as: 'anna',
		setting: 'refusing',
		path: ocktoPath,
		shows: failed,
	},
	{
		name: 'without a choice of test data',
		as: 'anna',
		path: ocktoPath,
		act: pressButton('main form:has(input[value=test]) button'),
		shows: summary,
	},
]

export const iwize: State[] = [
	{ name: 'with its form', as: 'anna', path: iwizePath, shows: 'main h2' },
	{ name: 'without a form', as: 'anna', setting: 'bare', path: iwizePath, shows: failed },
	{ name: 'that the firm can’t begin', as: 'anna', setting: 'refusing', path: iwizePath, shows: failed },
]
