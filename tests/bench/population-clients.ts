import { demoPassword } from '../support/sign-in'
import { toBlanks, type Backend, type LoginDocument } from './bench-clients'

/** Milliseconds that a token of the reference API is used; it expires after 15 minutes. */
const tokenLife = 10 * 60_000

/**
 * Clients of `population-dossiers.ts`. Each sign-in gets a token `client-<n>-<visit>`, and its answers have bytes that no
 * other visit has: in production a client returns after hours, when the caches have dropped the earlier answers.
 */
export function createPopulation(backend: Backend) {
	const logins = new Map<string, { document: Promise<LoginDocument>; until: number }>()
	let visits = 0

	function login(client: string, { url }: Request): Promise<LoginDocument> {
		const known = logins.get(client)
		if (known && known.until > Date.now()) return known.document
		const document = askForTokens(client, url)
		logins.set(client, { document, until: Date.now() + tokenLife })
		return document
	}

	async function askForTokens(client: string, url: string) {
		const body = JSON.stringify({ email: `client-${client}@voorbeeld.nl`, password: demoPassword })
		const headers = { 'content-type': 'application/json', domain: 'noord' }
		const address = new URL('/api/auth/login', url)
		const answer = await backend.handle(new Request(address, { method: 'POST', headers, body }))
		if (!answer.ok) throw new Error(`The sign-in of client ${client} answers ${answer.status}`)
		return (await answer.json()) as LoginDocument
	}

	return {
		async signIn(request: Request): Promise<Response | undefined> {
			const { email } = (await request.clone().json()) as { email: string }
			const [, client] = /^client-(\d+)@/.exec(email) ?? []
			if (!client) return undefined
			const { data } = await login(client, request)
			const attributes = { ...data.attributes, accessToken: `client-${client}-${(visits += 1)}` }
			return Response.json({ data: { ...data, attributes } })
		},
		async translate(request: Request): Promise<Request> {
			const { client } = readToken(request)
			if (!client) return request
			const { method, url } = request
			const headers = new Headers(request.headers)
			headers.set('authorization', `Bearer ${(await login(client, request)).data.attributes.accessToken}`)
			return new Request(url, {
				method,
				headers,
				body: method === 'GET' ? undefined : await request.arrayBuffer(),
			})
		},
		personalise: (request: Request, _path: string, body: string) =>
			body + toBlanks(Number(readToken(request).visit ?? 0)),
		/** Whose answers may be repeated. */
		ownerOf: (request: Request) => readToken(request).client ?? '',
	}
}

function readToken(request: Request): Partial<Record<'client' | 'visit', string>> {
	const header = request.headers.get('authorization') ?? ''
	return /^Bearer client-(?<client>\d+)-(?<visit>\d+)$/.exec(header)?.groups ?? {}
}
