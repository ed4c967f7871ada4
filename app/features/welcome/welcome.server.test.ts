import { expect, test } from 'vitest'
import { ApiFailure } from '#app/api/errors'
import { createFeatureContext } from '#tests/support/feature-context'
import { findBanner, findWelcome, listAnnouncements } from './welcome.server'

const image = 'data:image/png;base64,iVBORw0KGgo='
const banner = { title: 'Actie', url: 'https://firma.example/actie', image }
const bannerOf = async (...banners: unknown[]) =>
	findBanner(await createFeatureContext({ 'GET /api/banners': banners }))

test('The firm speaks in its own words, without what could run; a firm that says nothing has no card [160]', async () => {
	const content = {
		welcomeTitle: { nl: 'Hallo!', en: 'Hello!' },
		welcomeContent: '<p>Dag<script>x</script></p>',
	}
	expect(await findWelcome(await createFeatureContext({}, { content }))).toEqual({
		title: 'Hallo!',
		lang: undefined,
		html: { html: '<p>Dag</p>' },
	})
	const untitled = await findWelcome(await createFeatureContext({}, { content: { welcomeContent: 'Dag' } }))
	expect(untitled?.title).toBe('Welkom')
	expect(await findWelcome(await createFeatureContext())).toBeUndefined()
})

test('The first banner with an address and a picture in this language is shown', async () => {
	const english = { ...banner, url: { en: banner.url } }
	const shown = await bannerOf({ ...banner, image: '' }, english, { ...banner, url: 'javascript:x' }, banner)
	expect(shown).toMatchObject({ title: 'Actie', href: banner.url, image })
	expect(await bannerOf(english)).toBeUndefined()
	expect(await bannerOf()).toBeUndefined()
})

test('Messages without words in this language are left out', async () => {
	const messages = [{ id: '1', label: 'Nieuws' }, { id: '2', label: { en: 'News' } }, { id: '3' }]
	expect(await listAnnouncements(await createFeatureContext({ 'GET /api/notifications': messages }))).toEqual(
		[{ text: 'Nieuws' }],
	)
})

test('An API that fails is for the dashboard to tell: nothing is made up here', async () => {
	const failing = await createFeatureContext({ 'GET /api/banners': new ApiFailure(404, undefined) })
	await expect(findBanner(failing)).rejects.toThrow('404')
})
