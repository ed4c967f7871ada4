import { Hono } from 'hono'
import { toDocument, type Item } from '#app/backend/jsonapi'
import { listRecords, productKinds } from '#app/backend/records.server'
import type { Store } from '#app/backend/store.server'
import { requireConsumer, type Visit } from '#app/backend/visit.server'
import { readAction, type Action } from './action-item'
import { isCancelled } from './appointments'

/** How many products of each type there are, counted anew on every call (spec 1 §3, contract §3). */
export function definitionRoutes(store: Store) {
	return new Hono<Visit>().get('/api/products/definitions', requireConsumer(store), (c) => {
		const consumerId = c.get('account').id
		const actions = listRecords(store, 'action', consumerId).map(readAction)
		const definitions = productKinds.map((kind) => {
			const ofKind = actions.filter((action) => action.product?.type === kind)
			const products = listRecords(store, kind, consumerId).filter(
				(item) => !isCancelled(item) && (kind !== 'cardifao' || ofKind.some(isAbout(item))),
			)
			const openActions = ofKind.filter((action) => !action.is_done).length
			return [kind, toDefinition(products, openActions)] as const
		})
		const present = definitions.filter(([, { counter }]) => counter > 0)
		return c.json(toDocument({ type: 'definitions' }, { ...Object.fromEntries(present), id: consumerId }))
	})
}

function isAbout({ id }: Item) {
	return (action: Action) => action.product?.id === id
}

function toDefinition(products: readonly Item[], openActions: number) {
	return { counter: products.length, open_actions: openActions, first_product_id: products[0]?.id ?? null }
}
