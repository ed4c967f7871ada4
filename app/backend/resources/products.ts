import { Hono } from 'hono'
import { toDocument, type StoredItem, type ResourceShape } from '#app/backend/jsonapi'
import { listRecords, type RecordKind, listIds, productKinds } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { toStoredAction, type StoredAction } from './actions'
import { isCancelled } from './appointments'

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

/** Product lists; appointments have a file of their own. */
const lists: readonly { path: string; kind: RecordKind; shape: ResourceShape }[] = [
	{
		path: '/api/products/mortgages',
		kind: 'mortgage',
		shape: { type: 'mortgages', relations: { loan_parts: { type: 'loan-parts' } } },
	},
	{ path: '/api/products/credits', kind: 'credit', shape: { type: 'credits' } },
	{ path: '/api/products/life-insurances', kind: 'lifeinsurance', shape: { type: 'life-insurances' } },
	{
		path: '/api/products/general-insurances',
		kind: 'general_insurance',
		shape: { type: 'general-insurances', relations: { damage_reports: { type: 'damage-reports' } } },
	},
	{
		path: '/api/products/woongarant-insurances',
		kind: 'woongarant',
		shape: { type: 'woongarant-insurances' },
	},
	{ path: '/api/products/otds', kind: 'otd', shape: { type: 'otds' } },
	{ path: '/api/products/bankguarantees', kind: 'bankguarantee', shape: { type: 'bankguarantees' } },
	{ path: '/api/products/fgvs', kind: 'fgv', shape: { type: 'fgvs' } },
	{ path: '/api/products/cardifao', kind: 'cardifao', shape: { type: 'cardifao' } },
	{
		path: '/api/products/business-incomes',
		kind: 'business_income',
		shape: { type: 'business-incomes' },
	},
	{
		path: '/api/products/will-writing-advices',
		kind: 'will_writing_advice',
		shape: { type: 'will-writing-advices', relations: { wills: { type: 'wills' } } },
	},
	{
		path: '/api/products/purchase-intentions',
		kind: 'purchase_intention',
		shape: { type: 'purchase-intentions', relations: { found_houses_collection: { type: 'found-houses' } } },
	},
	{ path: '/api/invoices', kind: 'invoice', shape: { type: 'invoices' } },
]

/** Each product contains the count of its action points (contract §3) [207]. */
export function createProductRoutes(store: ApiStore) {
	const routes = new Hono<ApiEnv>()
	for (const { path, kind, shape } of lists) {
		routes.get(path, requireAccount(store), (c) => {
			const { id } = c.get('account')
			const actions = listRecords(store, 'action', id).map(toStoredAction)
			const products = listRecords(store, kind, id).map((item) => ({
				...item,
				action_counter: countActions(actions, kind, item),
			}))
			return c.json(toDocument(shape, products))
		})
	}
	return routes
}

function countActions(actions: readonly StoredAction[], kind: string, { id }: StoredItem) {
	const own = actions.filter(({ product }) => product?.type === kind && product.id === id)
	const closed = own.filter((action) => action.is_done).length
	return { total: own.length, closed, open: own.length - closed }
}
