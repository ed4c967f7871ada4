import { filterList, type ReadList } from '#app/lib/read-list'
import type { Say } from '#app/i18n/say.server'
import { describeEventProduct } from './event-places'
import type { TimelineEvent } from './events'

export function filterEvents(request: Request, events: ReadList<TimelineEvent>, say: Say) {
	const products = new Map(
		events.known.map((event) => describeEventProduct(event, say)).map((product) => [product.value, product]),
	)
	const requested = new URL(request.url).searchParams.get('product') ?? ''
	const value = products.has(requested) ? requested : ''
	const items = value
		? filterList(events, (event) => describeEventProduct(event, say).value === value)
		: events
	const options = [{ value: '', label: say('actions.filter.allProducts') }, ...products.values()]
	const label = say('actions.filter.product')
	return { items, choices: products.size > 1 ? [{ name: 'product', label, value, options }] : undefined }
}
