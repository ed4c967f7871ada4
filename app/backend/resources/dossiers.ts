import { Hono } from 'hono'
import { isItemList, toDocument, type StoredItem } from '#app/backend/jsonapi'
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
