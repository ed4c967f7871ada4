import { Hono } from 'hono'
import { toDocument, type Item } from '#app/backend/jsonapi'
import { listRecords } from '#app/backend/records.server'
import type { Store } from '#app/backend/store.server'
import { absoluteUrl, requireConsumer, type Visit } from '#app/backend/visit.server'

/** The signed-in consumer, the partner and the firm's notifications to them [170] [286] [287]. */
export function consumerRoutes(store: Store) {
	const signedIn = requireConsumer(store)
	return new Hono<Visit>()
		.get('/api/consumers', signedIn, (c) => {
			const { consumer, twoFactor } = c.get('account')
			const withPicture = { ...consumer, profilePicture: toUrl(consumer), two_factor: twoFactor }
			return c.json(toDocument({ type: 'consumers' }, withPicture))

			function toUrl({ profilePicture }: Item) {
				return typeof profilePicture === 'string' ? absoluteUrl(c, profilePicture) : null
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
