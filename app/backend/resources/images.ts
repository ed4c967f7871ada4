import { Hono } from 'hono'
import { BackendFailure } from '#app/backend/failure'
import { images } from '#app/backend/seed/images'
import type { ApiEnv } from '#app/backend/call-context.server'

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
