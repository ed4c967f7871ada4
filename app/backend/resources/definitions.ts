import { Hono } from 'hono'
import { toDocument } from '#app/backend/jsonapi'
import { listIds, listRecords, productKinds, type RecordKind } from '#app/backend/records.server'
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
			const products = kinds.flatMap(listCounted)
			const open = actions.filter(
				({ is_done, product }) => !is_done && kinds.some((kind) => kind === product?.type),
			)
			return [type, toDefinition(products, open.length)] as const
		})
		const present = definitions.filter(([, { counter }]) => counter > 0)
		return c.json(toDocument({ type: 'definitions' }, { ...Object.fromEntries(present), id: consumerId }))

		function listCounted(kind: RecordKind): string[] {
			if (kind === 'appointment')
				return listRecords(store, kind, consumerId).flatMap((item) => (isCancelled(item) ? [] : [item.id]))
			const ids = listIds(store, kind, consumerId)
			return kind === 'cardifao' ? ids.filter((id) => countActions(actions, kind, { id }).total > 0) : ids
		}
	})
}

function toDefinition(products: readonly string[], openActions: number) {
	return { counter: products.length, open_actions: openActions, first_product_id: products[0] ?? null }
}
