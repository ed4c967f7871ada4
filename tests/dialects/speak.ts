import { http, HttpResponse } from 'msw'
import type { TestApi } from '#tests/support/api'
import type { Dialect } from './dialect'
import type { Document } from './document'

/** Set-up of the firm, which a portal caches, and the session. */
const notSpoken = /^\/api\/(auth|dictionary|languages|licenses|maintenance|multiple-domains|theme)(\/|$)/

/** Reads are answered in the dialect until the API is healed. */
export function speak(api: Pick<TestApi, 'answer' | 'backend'>, answer: Dialect['answer']): void {
	api.answer(
		http.get('*/api/*', async ({ request }) => {
			const { pathname: path, searchParams: query, origin } = new URL(request.url)
			if (notSpoken.test(path)) return undefined
			const whole = await api.backend.handle(request)
			if (!whole.ok || !(whole.headers.get('content-type') ?? '').includes('json')) return whole
			const spoken = await answer((await whole.json()) as Document, { path, query, origin })
			return spoken instanceof Response ? spoken : HttpResponse.json(spoken)
		}),
	)
}
