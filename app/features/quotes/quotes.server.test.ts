import { expect, test } from 'vitest'
import { createFeatureContext, locationOf, visit } from '#tests/support/feature-context'
import { getQuotesPage, sendQuoteArchive, sendQuoteAttachment } from './quotes.server'

const quote = {
	id: 'q1',
	property: 'Dorpsstraat 1',
	attachments: [{ id: 'a/1', label: 'Offerte' }, { id: 'a2' }],
}
const file = 'GET /api/actions/quote-attachments/a%2F1?productActionId=11'
const open = (members: object = {}) =>
	createFeatureContext({
		'GET /api/actions': [
			{ id: '11', type: 'DOWNLOAD_QUOTE', label: 'Uw offerte', quotes: [quote], ...members },
		],
		[file]: new Response('%PDF'),
	})
const args = (attachment?: string) => ({
	request: visit(),
	params: { action: '11', attachment },
	context: {},
})

test('A quote alone has no number, two have; what is not known of one is a dash', async () => {
	const one = await getQuotesPage(await open(), '11')
	expect(one.quotes).toMatchObject([
		{ title: undefined, facts: [{ detail: 'Dorpsstraat 1' }, { detail: '-' }, {}, {}] },
	])
	const two = await getQuotesPage(await open({ quotes: [quote, { id: 'q2' }] }), '11')
	expect(two.quotes.map(({ title }) => title?.match(/\d/)?.[0])).toEqual(['1', '2'])
})

test('An attachment without a name is called by what it is', async () => {
	const ctx = await open()
	const { quotes } = await getQuotesPage(ctx, '11')
	expect(quotes[0]?.attachments.map(({ name }) => name)).toEqual(['Offerte', ctx.say('quotes.attachment')])
})

test('Without quotes the page says so, and offers no archive', async () => {
	const { purpose, quotes, archive } = await getQuotesPage(await open({ quotes: null }), '11')
	expect([purpose, quotes, archive]).toEqual([undefined, [], undefined])
})

test('An attachment is asked for by its action, and only where it belongs to it', async () => {
	const ctx = await open()
	expect(await (await sendQuoteAttachment(ctx, args('a/1'))).text()).toBe('%PDF')
	expect(ctx.calls.at(-1)).toBe(file)
	expect(await locationOf(sendQuoteAttachment(ctx, args('a3')))).toBe('/404')
})

test('An archive of nothing leads back and says so; another action is not found', async () => {
	const ctx = await open({ quotes: [] })
	expect(await locationOf(sendQuoteArchive(ctx, args()))).toBe('/actions/11/download-qoute')
	expect(await locationOf(getQuotesPage(await open({ type: 'SIGN_OTD' }), '11'))).toBe('/404')
})

test('A quote whose attachments could not all be read never says that it has none, nor offers all', async () => {
	const page = async (attachments: unknown[]) => {
		const { quotes, archive, note } = await getQuotesPage(
			await open({ quotes: [{ id: 'q', attachments }] }),
			'11',
		)
		return [quotes[0]?.noAttachments, archive?.label, note]
	}
	const gap = 'Niet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.'
	const two = quote.attachments
	expect(await page([])).toEqual(['Bij deze offerte zitten geen bijlagen.', undefined, undefined])
	expect((await page(two))[1]).toBe('Download alles (zip)')
	expect(await page(['unreadable'])).toEqual([gap, undefined, gap])
	expect(await page([...two, 'unreadable'])).toEqual([gap, 'Download wat hier staat (zip)', gap])
})
