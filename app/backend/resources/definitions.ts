import { Hono } from 'hono'
import { toDocument, type StoredItem } from '#app/backend/jsonapi'
import { listRecords, productKinds, type RecordKind } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { toStoredAction } from './action-item'
import { isCancelled } from './appointments'
import { countActions } from './products'

/** Number of products per type, counted again on every call (contract §3, §7) [288]. */
export function createDefinitionRoutes(store: ApiStore) {
	return new Hono<ApiEnv>().get('/api/products/definitions', requireAccount(store), (c) => {
		const consumerId = c.get('account').id
		const actions = listRecords(store, 'action', consumerId).map(toStoredAction)
		const definitions = productKinds.map((type) => {
			const kinds = type === 'general_insurance' ? [type, 'woongarant' as const] : [type]
			const products = kinds.flatMap((kind) =>
				listRecords(store, kind, consumerId).filter((item) => isCounted(kind, item)),
			)
			const open = actions.filter(
				({ is_done, product }) => !is_done && kinds.some((kind) => kind === product?.type),
			)
			return [type, toDefinition(products, open.length)] as const
		})
		const present = definitions.filter(([, { counter }]) => counter > 0)
		return c.json(toDocument({ type: 'definitions' }, { ...Object.fromEntries(present), id: consumerId }))

		function isCounted(kind: RecordKind, item: StoredItem) {
			if (kind === 'appointment') return !isCancelled(item)
			return kind !== 'cardifao' || countActions(actions, kind, item).total > 0
		}
	})
}

function toDefinition(products: readonly StoredItem[], openActions: number) {
	return { counter: products.length, open_actions: openActions, first_product_id: products[0]?.id ?? null }
}
