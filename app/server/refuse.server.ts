import type { Context } from 'hono'
import type { RequestFacts } from '#app/request/request-facts'
import { paths } from '#app/paths'
import { isDataRequest } from './data-request'
import type { ServerEnv } from './request-facts.server'

/** Replaces the request by the not-found page, which shows the reason in the visitor's language. */
export function refuse(
	c: Context<ServerEnv>,
	refused: NonNullable<RequestFacts['refused']>,
	address: string = c.req.url,
) {
	const requestFacts = { ...c.get('requestFacts'), refused }
	c.set('requestFacts', requestFacts)
	c.set('loadContext', { requestFacts })
	const url = new URL(address)
	const data = isDataRequest(address) ? '?_data=routes%2Fguest%2Fnot-found' : ''
	c.req.raw = new Request(new URL(paths.notFound() + data, url), {
		headers: { Cookie: c.req.header('Cookie') ?? '' },
	})
}
