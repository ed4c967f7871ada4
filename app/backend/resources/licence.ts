import { Hono } from 'hono'
import { toDocument } from '#app/backend/jsonapi'
import type { ApiStore } from '#app/backend/store.server'
import { toAbsoluteUrl, checkBearer, type ApiEnv } from '#app/backend/call-context.server'

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
