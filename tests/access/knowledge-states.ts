import { summary, type State } from './state'
import { send } from './steps'

const path = '/actions/11032/knowledge-test'

export const knowledge: State[] = [
	{ name: 'asked for', as: 'anna', path, shows: 'main fieldset' },
	{
		name: 'without an answer',
		as: 'anna',
		setting: 'refusing',
		path,
		act: send,
		shows: summary,
	},
]
