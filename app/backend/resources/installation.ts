import { Hono } from 'hono'
import { toDocument, type StoredItem, BackendFailure } from '#app/backend/jsonapi'
import { branches } from '#app/backend/seed/branches'
import { seedDictionary } from '#app/backend/seed/dictionary'
import { getApiSettings, type ApiStore } from '#app/backend/store.server'
import { type ApiEnv, toAbsoluteUrl, checkBearer } from '#app/backend/call-context.server'
import { images } from '#app/backend/seed/images'

/** Logos, header pictures, portraits and banners, drawn for the demonstration. */
export function createImageRoutes() {
	return new Hono<ApiEnv>().get('/images/:name', (c) => {
		const image = images.get(c.req.param('name'))
		if (!image) throw new BackendFailure(404, 'fileNotFound')
		return c.body(image, 200, {
			'content-type': 'image/svg+xml',
			'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
			'cache-control': 'public, max-age=86400',
		})
	})
}

/** The licence, theme and banners of the branch (contract §6) [280] [285] [291]. */
export function createLicenceRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.get('/api/licenses/current', (c) => {
			const { domain, content, features, modules, smartcare } = c.get('branch')
			const texts = content[c.get('language')]
			const images = {
				header_image: toAbsoluteUrl(c, content.header_image),
				logo_image: toAbsoluteUrl(c, content.logo_image),
				isHeaderImageFullWidth: content.isHeaderImageFullWidth,
			}
			const licence = { id: domain, features, modules, smartcare, content: { ...texts, ...images } }
			return c.json(toDocument({ type: 'licenses' }, licence))
		})
		.get('/api/theme', checkBearer(store), (c) => {
			const { domain, theme } = c.get('branch')
			return c.json(toDocument({ type: 'themes' }, { id: domain, ...theme }))
		})
		.get('/api/banners', checkBearer(store), (c) => {
			const banners = c.get('branch').banners.map(({ image, ...banner }) => ({
				...banner,
				image: image === '' ? '' : toAbsoluteUrl(c, image),
			}))
			return c.json(toDocument({ type: 'banners' }, banners))
		})
}

const languages = [
	{ id: 'nl', name: 'Nederlands', iso_code: 'nl', is_default: true },
	{ id: 'en', name: 'English', iso_code: 'en', is_default: false },
]

/** Data that is equal for everyone and readable before sign-in [279] [281-284]. */
export function createInstallationRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.get('/api/maintenance', (c) => {
			const { maintenance, notice } = getApiSettings(store)
			const text = typeof notice === 'string' ? notice : notice[c.get('language')]
			return c.json(single('maintenance', { maintenance, show_notice: text !== '', notice: text }))
		})
		.get('/api/multiple-domains', (c) =>
			c.json(single('multiple-domains', { show_domain_chooser: getApiSettings(store).chooser })),
		)
		.get('/api/licenses', (c) => {
			const list = branches.map(({ domain, name }) => ({ id: domain, name, domain }))
			return c.json(toDocument({ type: 'licenses' }, list))
		})
		.get('/api/languages', (c) => c.json(toDocument({ type: 'languages' }, languages)))
		.get('/api/languages/current', (c) => {
			const current = languages.find(({ id }) => id === c.get('language')) ?? null
			return c.json(toDocument({ type: 'languages' }, current))
		})
		.get('/api/dictionary', (c) => c.json(toDocument({ type: 'dictionary-entries' }, seedDictionary)))
}

function single(type: string, members: Omit<StoredItem, 'id'>) {
	return toDocument({ type }, { ...members, id: 'current' })
}
