import { expect, test } from 'vitest'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

test.each(
	deal('pages', [
		['/actions/a%20b/download-quote', '/actions/a%20b/download-qoute'],
		['/actions/7/knowledge-form', '/actions/7/knowledge-test'],
		['/actions/7/inventory-form/', '/actions/7/inventory'],
		['/Actions/7/Ockto-Form', '/action/7/ockto-form'],
		['/actions/7/iwize-form', '/action/7/iwize-form'],
		['/woongarant-insurances/a%20b/sign/7', '/woongarant-insurance/a%20b/sign/7'],
		['/woongarant-insurance/45', '/woongarant-insurances/45'],
		['/business-incomes', '/business-income'],
		['/business-incomes/9', '/business-income/9'],
	]),
)('%s leads to where it is now', async (from, to) => {
	const { status, headers } = await site.anna.visit(from, { redirects: false })
	expect([status, headers.location]).toEqual([301, to])
})
