import { http, HttpResponse, type JsonBodyType } from 'msw'
import type { startApi } from './api'

/** What a branch answers in a way of its own, by path; a function gets the language of the request. */
export type OwnAnswers = Record<string, JsonBodyType | ((language: string) => Response)>

const pool = Array.from({ length: 80 }, (_, index) => `vestiging-${index + 1}`)

/**
 * Branches that are Noorderlicht in all but the answers a test gives them. Each is new to the portal, so nothing of it
 * is cached. Goes before the first request to the portal, and is gone after `api.heal()`.
 */
export function startOwnBranches(api: Awaited<ReturnType<typeof startApi>>) {
	const own = new Map<string, OwnAnswers>()
	const listed = ['noord', 'delta', 'vesting', ...pool].map((domain) => ({
		type: 'licenses',
		id: domain,
		attributes: { name: `Kantoor ${domain}`, domain },
	}))
	api.answer(
		http.all('*', ({ request }) => {
			const answers = own.get(request.headers.get('domain') ?? '')
			const answer = answers?.[new URL(request.url).pathname]
			if (answer === undefined) return undefined
			if (typeof answer !== 'function') return HttpResponse.json(answer)
			return answer(request.headers.get('accept-language') ?? '')
		}),
		http.get('*/api/licenses', () => HttpResponse.json({ data: listed })),
		http.all('*', ({ request }) => {
			if (!pool.includes(request.headers.get('domain') ?? '')) return undefined
			const headers = new Headers(request.headers)
			headers.set('domain', 'noord')
			return api.backend.handle(new Request(request, { headers }))
		}),
	)
	return {
		/** The domain of a new branch. */
		open(answers: OwnAnswers = {}): string {
			const domain = pool[own.size]
			if (!domain) throw new Error('All branches are taken')
			own.set(domain, answers)
			return domain
		},
	}
}

/** A JSON:API document of one resource. */
export function createDocument(attributes: Record<string, JsonBodyType>): JsonBodyType {
	return { data: { type: 'things', id: 'current', attributes } }
}

/** A JSON:API document of a list. */
export function createListDocument(items: Record<string, JsonBodyType>[]): JsonBodyType {
	return {
		data: items.map(({ id, ...attributes }, index) => ({
			type: 'things',
			id: id ?? `${index + 1}`,
			attributes,
		})),
	}
}
