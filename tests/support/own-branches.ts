import { http, HttpResponse, type JsonBodyType } from 'msw'
import type { SharedSite } from './shared-site'
import { useSite } from './use-site'

/** Replaced answers of a branch by path; a function receives the language of the request. */
export type OwnAnswers = Record<string, JsonBodyType | ((language: string) => Response)>

/**
 * Branches like Noorderlicht, but for the answers of a test. Each is new, so nothing of it is cached. Call it before
 * the portal's first request; `api.heal()` removes the branches.
 */
export function startOwnBranches(api: SharedSite['api'], prefix = 'vestiging') {
	const pool = Array.from({ length: 80 }, (_, index) => `${prefix}-${index + 1}`)
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
		/** Returns the domain of a new branch. */
		open(answers: OwnAnswers = {}): string {
			const domain = pool[own.size]
			if (!domain) throw new Error('All branches are taken')
			own.set(domain, answers)
			return domain
		},
	}
}

export type Branches = ReturnType<typeof startOwnBranches>

/** A site with branches like Noorderlicht; its portal knows no licences yet. */
export async function useBranches(env?: Record<string, string>, prefix?: string) {
	const site = await useSite({ env, keepsAnswers: true })
	const branches = startOwnBranches(site.api, prefix)
	await site.portal.forget()
	return { ...site, branches }
}

export function createDocument(attributes: Record<string, JsonBodyType>): JsonBodyType {
	return { data: { type: 'things', id: 'current', attributes } }
}

export function createListDocument(items: Record<string, JsonBodyType>[]): JsonBodyType {
	return {
		data: items.map(({ id, ...attributes }, index) => ({
			type: 'things',
			id: id ?? `${index + 1}`,
			attributes,
		})),
	}
}
