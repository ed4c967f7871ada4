import { http } from 'msw'
import type { Site } from './site'

/** More than two pages of fifty. */
const copies = 120

interface Listed {
	id: string
	attributes: Record<string, unknown>
}

/** Makes every non-empty list of the API three pages long. */
export function lengthenLists({ api }: Site): void {
	api.answer(
		http.get(/\/api\/(products|actions|invoices|documents)\b/, async ({ request }) => {
			const answer = await api.backend.handle(request.clone())
			if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer
			const body = (await answer.json()) as { data?: Listed | Listed[] }
			const data = Array.isArray(body.data) ? repeat(body.data) : body.data
			return Response.json({ ...body, data })
		}),
	)
}

/** The first items keep their ids, so that detail pages still exist. */
function repeat(list: readonly Listed[]): Listed[] {
	const long = list.map((one) => ({ ...one, attributes: lengthenInner(one.attributes) }))
	return Array.from({ length: list.length ? Math.max(copies, list.length) : 0 }, (_, at) => {
		const one = long[at % list.length] as Listed
		return at < list.length ? one : { ...one, id: `${one.id}-${at}` }
	})
}

/** Homes found for a purchase intention are a list too. */
function lengthenInner(attributes: Listed['attributes']) {
	const houses = attributes.found_houses_collection
	if (!Array.isArray(houses) || houses.length === 0) return attributes
	const many = Array.from({ length: copies }, (_, at): unknown => {
		const house: unknown = houses[at % houses.length]
		return typeof house === 'object' ? { ...house, id: `${at}` } : house
	})
	return { ...attributes, found_houses_collection: many }
}
