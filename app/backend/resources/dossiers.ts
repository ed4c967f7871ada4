import { Hono } from 'hono'
import { isItemList, toDocument, type Item } from '#app/backend/jsonapi'
import { listRecords } from '#app/backend/records.server'
import type { Store } from '#app/backend/store.server'
import { absoluteUrl, requireConsumer, type Visit } from '#app/backend/visit.server'

const dossierShape = { type: 'dossiers', relations: { user_panels: { type: 'user-panels' } } }

/** Dossiers with the people who work on them [290]. */
export function dossierRoutes(store: Store) {
	return new Hono<Visit>().get('/api/dossiers', requireConsumer(store), (c) => {
		const toPanel = (panel: Item) =>
			typeof panel.image === 'string' ? { ...panel, image: absoluteUrl(c, panel.image) } : panel
		const dossiers = listRecords(store, 'dossier', c.get('account').id).map((dossier) => ({
			...dossier,
			user_panels: isItemList(dossier.user_panels) ? dossier.user_panels.map(toPanel) : [],
		}))
		return c.json(toDocument(dossierShape, dossiers))
	})
}
