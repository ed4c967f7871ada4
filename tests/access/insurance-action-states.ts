import type { Page } from 'playwright'
import { summary, type State } from './state'
import { sendAttachment, send } from './steps'

const damageOf = (insurance: string) => `/general-insurances/${insurance}/damage-reports/create`
const proposalOf = (product: string, action: string) => `/woongarant-insurance/${product}/sign/${action}`

async function reportDamage(page: Page) {
	await page.locator('[name=date]').fill('3 maart 2025')
	await page.locator('[name=time]').fill('14:30')
	await page.locator('[name=cause]').fill('Hagel')
	await send(page)
}

export const damage: State[] = [
	{ name: 'to be told', as: 'anna', path: damageOf('10041'), shows: '[type=file]' },
	{ name: 'of a company', as: 'bakkerij', path: damageOf('30041'), shows: '[type=file]' },
	{ name: 'left empty', as: 'anna', path: damageOf('10041'), act: send, shows: summary },
	{
		name: 'with a file of the wrong kind',
		as: 'anna',
		path: damageOf('10041'),
		act: sendAttachment('brief.docx', 'application/msword', 'PK'),
		shows: summary,
	},
	{
		name: 'told',
		as: 'anna',
		path: damageOf('10047'),
		act: reportDamage,
		shows: '[data-received]',
	},
]

async function agree(page: Page) {
	await page.locator('[name=agreed]').check({ force: true })
	await send(page)
}

export const proposal: State[] = [
	{ name: 'of a house', as: 'anna', path: proposalOf('10045', '11221'), shows: 'main [data-tone=warning]' },
	{ name: 'of a flat', as: 'anna', path: proposalOf('10046', '11222'), shows: 'main form [type=checkbox]' },
	{ name: 'to someone informal', as: 'bram', path: proposalOf('20045', '21004'), shows: 'main dl' },
	{ name: 'signed', as: 'anna', path: proposalOf('10045', '11223'), shows: 'main dl' },
	{
		name: 'without an agreement',
		as: 'bram',
		path: proposalOf('20045', '21004'),
		act: send,
		shows: summary,
	},
	{
		name: 'agreed to',
		as: 'anna',
		path: proposalOf('10046', '11222'),
		act: agree,
		shows: '[data-received] a[target=_blank]',
	},
]
