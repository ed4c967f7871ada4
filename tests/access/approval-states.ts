import type { State } from './state'
import { summary } from './state'
import { send } from './steps'

const approvalOf = (action: string) => `/actions/${action}/approve-document`

export const approval: State[] = [
	{
		name: 'asked for, with an explanation',
		as: 'anna',
		path: approvalOf('11022'),
		shows: 'main [type=radio]',
	},
	{
		name: 'a question without words',
		as: 'anna',
		path: approvalOf('11022'),
		act: async (page) => {
			await page.locator('[value=no_question]').check({ force: true })
			await send(page)
		},
		shows: summary,
	},
	{
		name: 'refused by the API',
		as: 'anna',
		setting: 'refusing',
		path: approvalOf('11123'),
		act: async (page) => {
			await page.locator('[value=yes]').check({ force: true })
			await send(page)
		},
		shows: summary,
	},
	{
		name: 'already done, with its file',
		as: 'anna',
		path: approvalOf('11023'),
		shows: 'main a[href$=download]',
	},
]
