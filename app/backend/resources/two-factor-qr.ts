import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { findOrKeepSecret } from '#app/backend/accounts.server'
import { toDocument } from '#app/backend/jsonapi'
import type { ApiStore } from '#app/backend/store.server'
import { createTotpSecret, createTotpUrl } from '#app/backend/totp.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'

/** Secret of a consumer's authenticator app, as text and as QR code (contract §2) [174]. */
export function createTwoFactorQrRoutes(store: ApiStore) {
	return new Hono<ApiEnv>().get('/api/auth/two-factor-qr', requireAccount(store), (c) => {
		const { id, email } = c.get('account')
		const secret = findOrKeepSecret(store, id, createTotpSecret())
		const image = toDataUri(renderSVG(createTotpUrl(secret, c.get('branch').name, email), { border: 4 }))
		return c.json(toDocument({ type: 'two-factor-qrs' }, { id, image, secret }))
	})
}

function toDataUri(svg: string): string {
	return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
