import { Hono } from 'hono'
import { toDocument, type StoredItem, isItemList } from '#app/backend/jsonapi'
import { listRecords } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { toAbsoluteUrl, requireAccount, type ApiEnv } from '#app/backend/call-context.server'

const dossierShape = { type: 'dossiers', relations: { user_panels: { type: 'user-panels' } } }

/** Dossiers with the people who work on them [290]. */
export function createDossierRoutes(store: ApiStore) {
	return new Hono<ApiEnv>().get('/api/dossiers', requireAccount(store), (c) => {
		const toPanel = (panel: StoredItem) =>
			typeof panel.image === 'string' ? { ...panel, image: toAbsoluteUrl(c, panel.image) } : panel
		const dossiers = listRecords(store, 'dossier', c.get('account').id).map((dossier) => ({
			...dossier,
			user_panels: isItemList(dossier.user_panels) ? dossier.user_panels.map(toPanel) : [],
		}))
		return c.json(toDocument(dossierShape, dossiers))
	})
}

/** The signed-in consumer, the partner and the firm's notifications to them [170] [286] [287]. */
export function createConsumerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.get('/api/consumers', signedIn, (c) => {
			const { consumer, twoFactor } = c.get('account')
			const withPicture = { ...consumer, profilePicture: toUrl(consumer), two_factor: twoFactor }
			return c.json(toDocument({ type: 'consumers' }, withPicture))

			function toUrl({ profilePicture }: StoredItem) {
				return typeof profilePicture === 'string' ? toAbsoluteUrl(c, profilePicture) : null
			}
		})
		.get('/api/consumers/partner', signedIn, (c) =>
			c.json(toDocument({ type: 'consumers' }, c.get('account').partner)),
		)
		.get('/api/notifications', signedIn, (c) => {
			const notifications = listRecords(store, 'notification', c.get('account').id)
			return c.json(toDocument({ type: 'notifications' }, notifications))
		})
}
