import { expect, test } from 'vitest'
import { ApiUnreachable } from '#app/api/errors'
import { createFeatureContext, locationOf, visit } from '#tests/support/feature-context'
import { findHousePicture } from './house-picture.server'
import { getPurchaseIntentionList, getPurchaseIntentionView } from './purchase-intentions.server'

const picture = Buffer.from('GIF89a;').toString('base64')
const list = 'GET /api/products/purchase-intentions'
const house = {
	id: 'h1',
	address: 'Dorpsstraat 1',
	zipcode: '1234 AB',
	price: 300_000,
	rawBase64Thumbnail: picture,
}
const intention = { id: '1', label: 'Huis zoeken', state: 'Actief', foundHousesCollection: [house] }
const open = (members: object = {}, licence?: unknown) =>
	createFeatureContext({ [list]: [{ ...intention, ...members }] }, licence)
const view = async (members?: object, licence?: unknown) =>
	getPurchaseIntentionView(await open(members, licence), '1', visit())

test('An intention is a card with its state, where the API tells one', async () => {
	const statusOf = async (state: unknown) =>
		(await getPurchaseIntentionList(await open({ state }), visit())).cards[0]?.status
	expect(await statusOf('Actief')).toEqual({ tone: 'neutral', text: 'Actief' })
	expect(await statusOf('')).toBeUndefined()
})

test.each([
	[{ budgetFrom: 1, budgetTo: 2 }, /1,00.*2,00/],
	[{ budgetFrom: 1 }, /1,00/],
	[{ budgetTo: 0 }, /0,00/],
	[{}, /^-$/],
])('A budget of %j is told as far as it is known', async (members, words) => {
	expect((await view(members)).facts[1]?.detail).toMatch(words)
})

test('The timeline is shown where both the licence and the intention have one', async () => {
	const features = { showPurchaseintentionTimeline: true }
	const shown = async (hasTimeline: boolean, licence?: unknown) =>
		(await view({ hasTimeline, timeline: [{ label: 'Zoeken' }] }, licence)).timeline !== undefined
	expect(await shown(true, { features })).toBe(true)
	expect(await shown(false, { features })).toBe(false)
	expect(await shown(true)).toBe(false)
})

test('A house tells what is known of it, is new or seen, and links to no address that could run', async () => {
	const known = { ...house, hasSeen: false, externalUrl: 'javascript:x', objectSurfaceM2: 0 }
	const { houses: found } = await view({ foundHousesCollection: [known, { id: 'h2' }] })
	expect(found.houses).toMatchObject([
		{
			title: 'Dorpsstraat 1',
			location: '1234 AB',
			link: undefined,
			status: { tone: 'info' },
			facts: { length: 1 },
		},
		{ location: undefined, picture: undefined, status: undefined, facts: [] },
	])
})

test('A picture is given of a house of one’s own intention alone, and of none while the API is away', async () => {
	const type = async (id: string, which: string) => (await findHousePicture(await open(), id, which))?.type
	expect([await type('1', 'h1'), await type('1', 'h2'), await type('2', 'h1')]).toEqual([
		'image/gif',
		undefined,
		undefined,
	])
	const away = await createFeatureContext({ [list]: new ApiUnreachable({ cause: 'reset' }) })
	expect(await findHousePicture(away, '1', 'h1')).toBeUndefined()
})

test('An intention of somebody else leads to not-found', async () => {
	expect(await locationOf(getPurchaseIntentionView(await open(), '2', visit()))).toBe('/404')
})
